import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { useTranslation } from 'react-i18next';
import { dayStop, useCalendar, useStop } from '../calendar-context.ts';
import { useWords } from '../use-words.ts';
import classes from './day-head.module.css';

/** A day at the top of its column or box: how many there are is said, and a press looks closer. */
export const DayHead = ({ day, count, small, weekday = true }: { day: Day; count: number; small?: boolean; weekday?: boolean }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { onDay, today, holiday, vacation } = useCalendar();
  const stop = useStop(dayStop(day), day);
  const free = holiday(day);
  return (
    <div className={classes.head} data-small={small || undefined} data-today={day === today || undefined}>
      <button
        type="button"
        className={classes.day}
        {...stop}
        aria-label={[
          t('calendar.day', { date: words.long(day), count }),
          day === today ? t('calendar.isToday') : '',
          free,
          vacation(day)?.name,
        ]
          .filter(Boolean)
          .join(', ')}
        {...(day === today && { 'aria-current': 'date' as const })}
        onClick={() => onDay(day)}
      >
        {weekday && <span className={classes.weekday}>{words.weekday(day)}</span>}
        <span className={classes.number}>{words.number(day)}</span>
      </button>
      {free && (
        <span className={classes.free} title={free} aria-hidden>
          {free}
        </span>
      )}
    </div>
  );
};
