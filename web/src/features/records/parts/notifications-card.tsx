import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { handled } from '../../../api/clients.ts';
import { Card } from '../../../ui/card.tsx';
import type { RecordData } from '../record-kind.ts';
import type { FormInView } from '../record-view.ts';

const useSwitch = ({ kind, record: { key } }: FormInView) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const queryKey = kind.queries.record(key);
  const set = (on: boolean) => client.setQueryData<RecordData>(queryKey, (now) => now && { ...now, notifications: on });
  return useMutation({
    mutationFn: (on: boolean) => kind.calls.notifications({ key, on }, handled),
    onMutate: async (on) => {
      await client.cancelQueries({ queryKey });
      set(on);
    },
    onError: (_error, on) => {
      set(!on);
      notifications.show({ color: 'yellow', message: t('publication.notifications.failed') });
    },
  });
};

/** Whether the user is told about this record: changes at once, and goes back with a message if the server refuses. */
export const NotificationsCard = ({ view, className }: { view: FormInView; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { mutate } = useSwitch(view);
  const on = view.record.notifications;
  return (
    <Card title={t('publication.notifications.title')} className={className}>
      <Switch
        checked={on}
        label={t(`${view.kind.name}.notifications.label`)}
        description={t(on ? 'publication.notifications.on' : `${view.kind.name}.notifications.off`)}
        onChange={(event) => mutate(event.currentTarget.checked)}
      />
    </Card>
  );
};
