import { IconCalendarEvent, IconClockHour4, IconListNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useItem } from '../item-context.ts';
import classes from './fields.module.css';

const kinds = [
  { kind: 'dates', Sign: IconCalendarEvent },
  { kind: 'series', Sign: IconListNumbers },
  { kind: 'hours', Sign: IconClockHour4 },
] as const;

/** Which of the three kinds of timing it is (point 3). What was typed in another kind is kept while the dialog stands open. */
export const KindChoice = () => {
  const { t } = useTranslation();
  const { item, type } = useItem();
  return (
    <div role="radiogroup" aria-label={t('agendaDialog.kind.label')} className={classes.kinds}>
      {kinds.map(({ kind, Sign }) => (
        <label key={kind} className={classes.kind} data-chosen={item.kind === kind || undefined}>
          <input type="radio" name="agenda-kind" checked={item.kind === kind} onChange={() => type({ kind })} />
          <Sign size={20} stroke={1.75} aria-hidden />
          <span className={classes.kindName}>{t(`agendaDialog.kind.${kind}`)}</span>
          <span className={classes.kindLead}>{t(`agendaDialog.kind.${kind}Lead`)}</span>
        </label>
      ))}
    </div>
  );
};
