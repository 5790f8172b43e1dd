import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, queries } from '../../../api/clients.ts';

/** Ticks a field of a copy off; `left`: how many are on the list until then. */
export const useTickOff = (key: string, left: number) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ field }: { field: string; name: string }) => api.copying.tickOff({ key, field }),
    onSuccess: async (_, { name }) => {
      const rest = t('copying.renewals.left', { count: left - 1 });
      notifications.show({ message: `${t('copying.renewals.ticked', { field: name })} ${rest}`, color: 'green' });
      await Promise.all([
        client.invalidateQueries({ queryKey: queries.copying.renewals.key() }),
        client.invalidateQueries({ queryKey: queries.product.key() }),
      ]);
    },
  });
  return {
    pending: mutation.isPending ? mutation.variables.field : null,
    tick: (field: string, name: string) => mutation.mutate({ field, name }),
  };
};
