import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { useTranslation } from 'react-i18next';
import { moreStop, useCalendar, useStop } from '../calendar-context.ts';
import type { Rest } from '../layout/columns.ts';
import type { Shown } from '../shown.ts';
import { useWords } from '../use-words.ts';
import { boxOf } from './boxes.ts';
import type { Hours } from './hours-shown.ts';
import classes from './week-view.module.css';

/** Those of a time that find no room, counted; a press looks closer at the day. */
export const RestButton = ({ day, rest, hours, left }: { day: Day; rest: Rest<Shown>; hours: Hours; left: number }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { onDay } = useCalendar();
  const stop = useStop(`${moreStop(day)} ${rest.from}`, day);
  const count = rest.pieces.length;
  return (
    <button
      type="button"
      className={classes.rest}
      style={boxOf(hours, rest, { column: rest.columns - 1, wide: 1, columns: rest.columns }, left)}
      {...stop}
      aria-label={t('calendar.moreOf', { count, date: words.long(day) })}
      onClick={() => onDay(day)}
    >
      +{count}
    </button>
  );
};
