import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { paths } from '../../../paths.ts';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';

type Input = Omit<Parameters<typeof api.copying.copy>[0], 'key'>;

/** Copies a product and leads to the form of the copy, which says what it still needs. */
export const useCopying = (key: string) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const copying = useMutation({
    mutationFn: (input: Input) => api.copying.copy({ key, ...input }, handled),
    onSuccess: (made, { title, organisation }) => {
      notifications.show({ message: t('copying.done', { title }), color: 'green' });
      void client.invalidateQueries({ queryKey: queries.product.key() });
      void client.invalidateQueries({ queryKey: queries.supplement.key() });
      void navigate(paths.product({ organisation }, made.key));
    },
  });
  const refusal = refusalIn(copying.error);
  return {
    copy: copying.mutate,
    pending: copying.isPending,
    refused: copying.isError
      ? [refusal?.data.message ?? refusalText(refusal).message, ...(refusal?.data.also ?? []).map(({ message }) => message)]
      : [],
  };
};
