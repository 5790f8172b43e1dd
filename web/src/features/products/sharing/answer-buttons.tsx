import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { RightButton } from '../../rights/right-button.tsx';
import { DeclineDialog } from './end-dialogs.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import type { Named } from './share.ts';
import classes from './sharing.module.css';
import { useShareAct } from './use-share-act.ts';

type Props = { share: string; title: string; owner: string; consumer: Named; actions: readonly string[] };

/** Yes and no to an offer, for who may answer at the organisation; who may not is told why. */
export const AnswerButtons = ({ share, title, owner, consumer, actions }: Props) => {
  const { t } = useTranslation();
  const [declining, setDeclining] = useState(false);
  const act = useShareAct({
    call: (_: null) => api.sharing.accept({ key: share }, handled),
    said: () => t('sharing.offers.accepted', { title, consumer: consumer.title }),
  });
  const place = { kind: 'organisation', key: consumer.key } as const;
  const asked = { place, right: 'PRODUCT:cohostFrom', held: actions.includes('PRODUCT:cohostFrom') } as const;
  return (
    <div className={classes.answer}>
      <div className={classes.acts}>
        <RightButton {...asked} loading={act.pending} aria-label={t('sharing.offers.acceptOne', { title })} onClick={() => act.run(null)}>
          {t('sharing.offers.accept')}
        </RightButton>
        <RightButton {...asked} variant="default" aria-label={t('sharing.offers.declineOne', { title })} onClick={() => setDeclining(true)}>
          {t('sharing.offers.decline')}
        </RightButton>
      </div>
      <FailureAlert failure={act.failure} />
      {declining && (
        <DeclineDialog share={share} title={title} owner={owner} consumer={consumer.title} onClose={() => setDeclining(false)} />
      )}
    </div>
  );
};
