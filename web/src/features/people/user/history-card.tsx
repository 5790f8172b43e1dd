import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { usePersonName } from '../../../i18n/use-person-name.ts';
import { Card } from '../../../ui/card.tsx';
import classes from '../people.module.css';
import type { Person } from './use-person.ts';

/** What was done with an account, newest first; for who looks after accounts. */
export const HistoryCard = ({ person: { history } }: { person: Person }) => {
  const { t } = useTranslation();
  const { dateTime, relative } = useFormats();
  const personName = usePersonName();
  if (history.length === 0) return null;
  return (
    <Card title={t('people.history.title')}>
      <ul className={classes.list}>
        {history.map(({ at, act, by }) => (
          <li key={`${at}${act}`} className={classes.row}>
            <div className={classes.rowText}>
              {t(`people.history.acts.${act}`)}
              <div className={classes.quiet}>{by ? personName(by) : t('people.history.nobody')}</div>
            </div>
            <time className={classes.quiet} dateTime={at} title={dateTime(at)}>
              {relative(at)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
};
