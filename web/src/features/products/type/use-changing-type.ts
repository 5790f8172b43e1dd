import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';

type Input = Parameters<typeof api.product.changeType>[0];

/** Gives a product another type; a refusal stays on the page, and what it is about is asked for again. */
export const useChangingType = (said: string, onDone: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refusalText = useRefusalText();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.product.key() }),
      client.invalidateQueries({ queryKey: queries.type.key() }),
    ]);
  const changing = useMutation({
    mutationFn: (input: Input) => api.product.changeType(input, handled),
    onSuccess: async () => {
      await refresh();
      notifications.show({ message: said, color: 'green' });
      onDone();
    },
    onError: () => void refresh(),
  });
  const refusal = refusalIn(changing.error);
  return {
    change: changing.mutate,
    pending: changing.isPending,
    refused: changing.isError ? (refusal ? (refusal.data.message ?? refusalText(refusal).message) : t('typeChange.unanswered')) : undefined,
    problems: refusal?.data.problems ?? [],
  };
};
