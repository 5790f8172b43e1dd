import { acts, reasonsAgainst } from '@bronhouder/domain/publication/acts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { WhyDetails } from '../../rights/why-details.tsx';
import { ActDialogs } from '../../records/publish/act-dialogs.tsx';
import { commonReason } from '../../records/publish/common-reason.ts';
import type { DialogName } from '../../records/publish/dialog-name.ts';
import { isMissingRight, useWhy } from '../../records/publish/use-why.ts';
import type { OrganisationInView } from '../record.ts';
import classes from './settings.module.css';

type DangerousAct = 'deactivate' | 'activate' | 'archive' | 'restore' | 'erase';

/** Of each pair the one that is possible; deleting always stands there, with the reason while it is not possible. */
const actsShown = ({ organisation, now }: OrganisationInView): DangerousAct[] => {
  const possible = (act: DangerousAct) => reasonsAgainst(act, organisation.facts, now).length === 0;
  return [...(['deactivate', 'activate', 'archive', 'restore'] as const).filter(possible), 'erase'];
};

/** Deactivate or activate, archive or restore, delete for good; each tells first what it touches. */
export const DangerZone = ({ view }: { view: OrganisationInView }) => {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const { organisation, now, rights } = view;
  const shown = actsShown(view).map((act) => {
    const code = rights.includes(acts[act].right) ? (reasonsAgainst(act, organisation.facts, now)[0] ?? null) : 'right.missing';
    return { act, code };
  });
  const why = useWhy(
    view,
    shown.map(({ code }) => code),
  );
  const common = commonReason(shown.map(({ act, code }) => why.brief(act, code)));
  return (
    <Card title={t('organisation.settings.danger')} className={classes.danger}>
      <p className={classes.lead}>{t('organisation.settings.dangerLead')}</p>
      {common && <p className={classes.lead}>{common}</p>}
      <ul className={classes.list}>
        {shown.map(({ act, code }) => (
          <li key={act} className={classes.row}>
            <div className={classes.text}>
              <p>{t(`organisation.rows.${act}`)}</p>
              {code !== null && !common && <p className={classes.lead}>{why.brief(act, code)}</p>}
            </div>
            <ActionButton
              variant="default"
              c={act === 'erase' && code === null ? 'red' : ''}
              reason={why.full(act, code)}
              renderDetails={
                isMissingRight(code)
                  ? (close) => <WhyDetails place={{ kind: 'organisation', key: organisation.key }} close={close} />
                  : undefined
              }
              onClick={() => setDialog(act)}
            >
              {t(`publication.acts.${act}`)}
            </ActionButton>
          </li>
        ))}
      </ul>
      <ActDialogs name={dialog} view={view} onClose={() => setDialog(null)} onOpen={setDialog} />
    </Card>
  );
};
