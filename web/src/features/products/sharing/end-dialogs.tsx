import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { NoteDialog } from './note-dialog.tsx';
import type { Share } from './share.ts';
import { useShareAct } from './use-share-act.ts';

type WithdrawProps = { share: Pick<Share, 'key' | 'organisation' | 'state' | 'locations' | 'dates'>; title: string; onClose: () => void };

/** The owner takes it back, after being told what goes. */
export const WithdrawDialog = ({ share, title, onClose }: WithdrawProps) => {
  const { t } = useTranslation();
  const organisation = share.organisation.title;
  const act = useShareAct({
    call: (note: string) => api.sharing.withdraw({ key: share.key, note }, handled),
    said: () => t('sharing.withdraw.done', { title, organisation }),
    onDone: onClose,
  });
  const names = share.locations.map((location) => location.title).join(', ');
  return (
    <NoteDialog title={t('sharing.withdraw.title', { organisation })} confirm={t('sharing.withdraw.confirm')} act={act} onClose={onClose}>
      <Text size="sm">
        {t(share.state === 'accepted' ? 'sharing.withdraw.accepted' : 'sharing.withdraw.offered', { organisation, title })}
      </Text>
      {share.locations.length > 0 && <Text size="sm">{t('sharing.withdraw.locations', { count: share.locations.length, names })}</Text>}
      {share.dates > 0 && <Text size="sm">{t('sharing.withdraw.dates', { count: share.dates, organisation })}</Text>}
    </NoteDialog>
  );
};

type AnswerProps = { share: string; title: string; owner: string; consumer: string; dates?: number; onClose: () => void };

/** The organisation says no. */
export const DeclineDialog = ({ share, title, owner, onClose }: AnswerProps) => {
  const { t } = useTranslation();
  const act = useShareAct({
    call: (note: string) => api.sharing.decline({ key: share, note }, handled),
    said: () => t('sharing.decline.done', { title }),
    onDone: onClose,
  });
  return (
    <NoteDialog title={t('sharing.decline.title', { title })} confirm={t('sharing.decline.confirm')} act={act} onClose={onClose}>
      <Text size="sm">{t('sharing.decline.lead', { owner })}</Text>
    </NoteDialog>
  );
};

/** The co-organiser does not show it any more; `dates`: how many coming ones it has in its agenda. */
export const EndDialog = ({ share, title, owner, consumer, dates = 0, onClose }: AnswerProps) => {
  const { t } = useTranslation();
  const act = useShareAct({
    call: (note: string) => api.sharing.end({ key: share, note }, handled),
    said: () => t('sharing.end.done', { title, consumer }),
    onDone: onClose,
  });
  return (
    <NoteDialog title={t('sharing.end.title', { title })} confirm={t('sharing.end.confirm')} act={act} onClose={onClose}>
      <Text size="sm">{t('sharing.end.lead', { owner, consumer })}</Text>
      {dates > 0 && <Text size="sm">{t('sharing.end.dates', { count: dates, consumer })}</Text>}
    </NoteDialog>
  );
};
