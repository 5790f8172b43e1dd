import { useTranslation } from 'react-i18next';
import { type Preview, countsOf } from './coming.ts';
import classes from './coming.module.css';
import { useWhen } from './use-when.ts';
import { WholeDates } from './whole-dates.tsx';

/** The dates in numbers, and whether they are those of what stands in the form. */
export const Summary = ({ preview, stale }: { preview: Preview; stale: boolean }) => {
  const { t } = useTranslation();
  const { day } = useWhen();
  const { total, moved, cancelled, first, last } = countsOf(preview.occurrences);
  const said = [
    t('agendaDialog.coming.count', { count: total }),
    first && last && first !== last ? t('agendaDialog.coming.between', { from: day(first), till: day(last) }) : '',
    moved > 0 ? t('agendaDialog.coming.moved', { count: moved }) : '',
    cancelled > 0 ? t('agendaDialog.coming.cancelled', { count: cancelled }) : '',
  ].filter(Boolean);
  return (
    <>
      <p className={classes.summary} role="status">
        <WholeDates>{said.join(' · ')}</WholeDates>
      </p>
      {stale && <p className={classes.hint}>{t('agendaDialog.coming.unfinished')}</p>}
      {!stale && preview.assumed && <p className={classes.hint}>{t('agendaDialog.coming.assumed')}</p>}
    </>
  );
};
