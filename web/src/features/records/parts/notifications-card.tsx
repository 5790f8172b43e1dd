import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { api, queries } from '../../../api/clients.ts';
import { Card } from '../../../ui/card.tsx';
import type { Organisation } from '../../organisations/record.ts';

const useSwitch = ({ key }: Organisation) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = queries.organisation.get.queryOptions({ input: { key } });
  const set = (on: boolean) => client.setQueryData(queryKey, (now) => now && { ...now, notifications: on });
  return useMutation({
    mutationFn: (on: boolean) => api.organisation.notifications({ key, on }, { context: { handleErrorCodes: 'all' } }),
    onMutate: async (on) => {
      await client.cancelQueries({ queryKey });
      set(on);
    },
    onError: (_error, on) => {
      set(!on);
      notifications.show({ color: 'yellow', message: t('organisation.notifications.failed') });
    },
  });
};

/** Whether the user is told about this organisation: changes at once, and goes back with a message if the server refuses. */
export const NotificationsCard = ({ organisation, className }: { organisation: Organisation; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { mutate } = useSwitch(organisation);
  const on = organisation.notifications;
  return (
    <Card title={t('organisation.notifications.title')} className={className}>
      <Switch
        checked={on}
        label={t('organisation.notifications.label')}
        description={t(on ? 'organisation.notifications.on' : 'organisation.notifications.off')}
        onChange={(event) => mutate(event.currentTarget.checked)}
      />
    </Card>
  );
};
