import { wallAt } from '@bronhouder/domain/agenda/zone.ts';
import { Alert, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';
import { type AgendaItem, useRefreshAgenda } from './agenda-item.ts';
import { type Preview, splitAt } from './coming/coming.ts';

type Props = { item: AgendaItem; preview: Preview | null; onClose: () => void; onErased: () => void };

/** Deletes an item with all its dates, once it is seen how many are still to come. */
export const EraseDialog = ({ item, preview, onClose, onErased }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const refresh = useRefreshAgenda();
  const refusalText = useRefusalText();
  const { title } = item.product;
  const now = wallAt(new Date().toISOString(), useTimeZone());
  const coming = splitAt(preview?.occurrences ?? [], now).coming.filter(({ state }) => state !== 'cancelled');
  const erasing = useMutation({
    mutationFn: () => api.agenda.erase({ key: item.key, version: item.version }, handled),
    onSuccess: () => {
      notifications.show({ message: t('agendaDialog.erase.done', { title }), color: 'green' });
      onErased();
    },
    onSettled: () => void refresh(),
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('agendaDialog.erase.title')}
      confirm={t('agendaDialog.erase.confirm')}
      cancel={t('agendaDialog.erase.cancel')}
      pending={erasing.isPending}
      onConfirm={() => erasing.mutate()}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <p style={{ margin: 0 }}>{t('agendaDialog.erase.lead', { title })}</p>
        <p style={{ margin: 0 }}>{t('agendaDialog.erase.coming', { count: coming.length })}</p>
        {coming.length > 0 && <p style={{ margin: 0, color: 'var(--ink-3)' }}>{t('agendaDialog.erase.skip')}</p>}
        {erasing.isError && (
          <Alert role="alert" color="red">
            {refusalText(refusalIn(erasing.error)).message}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
