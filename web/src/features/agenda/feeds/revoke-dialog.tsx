import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { useWrite } from '../../../forms/use-write.ts';
import type { Feed } from './feed-list.ts';

type Props = { organisation: string; feed: Feed; onClose: () => void };

/** Asks before an address stops answering. */
export const RevokeDialog = ({ organisation, feed: { key: feed, name }, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const revoke = useWrite({
    call: () => api.feed.revoke({ organisation, feed }, handled),
    said: () => t('feeds.ended'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('feeds.end.title', { name })}
      confirm={t('feeds.end.confirm')}
      cancel={t('feeds.end.cancel')}
      pending={revoke.pending}
      onConfirm={() => revoke.run(undefined)}
      onCancel={onClose}
    >
      <Text mb="sm">{t('feeds.end.lead')}</Text>
      <FailureAlert failure={revoke.failure} />
    </ConfirmDialog>
  );
};
