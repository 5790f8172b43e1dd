import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Card } from '../../../ui/card.tsx';
import classes from '../people.module.css';
import type { Person } from '../user/use-person.ts';
import { type AccountAct, accountActs } from './act.ts';

const grave: readonly AccountAct[] = ['deactivate', 'anonymise'];

/** What an administrator of the tenant does with an account; what would leave the tenant to nobody is there with its reason. */
export const AdministrationCard = ({ person, onAct }: { person: Person; onAct: (act: AccountAct) => void }) => {
  const { t } = useTranslation();
  const { administers, self, lastOfRoot, actions } = person;
  if (!administers || self) return null;
  const lacking = (act: AccountAct) => lastOfRoot && grave.includes(act) && !actions.includes(act);
  const shown = accountActs.filter((act) => actions.includes(act) || lacking(act));
  return (
    <Card title={t('people.administration.title')}>
      <ul className={classes.list}>
        {shown.map((act) => (
          <li key={act} className={classes.row}>
            <div className={classes.rowText}>
              <div className={classes.strong}>{t(`people.administration.${act}.title`)}</div>
              <div className={classes.quiet}>{t(`people.administration.${act}.lead`)}</div>
            </div>
            <ActionButton
              variant="default"
              size="compact-sm"
              {...(grave.includes(act) && { c: 'red' })}
              reason={lacking(act) ? t('people.administration.lastOfRoot') : undefined}
              onClick={() => onAct(act)}
            >
              {t(`people.administration.${act}.button`)}
            </ActionButton>
          </li>
        ))}
      </ul>
    </Card>
  );
};
