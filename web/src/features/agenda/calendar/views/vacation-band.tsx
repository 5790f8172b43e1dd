import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { useCalendar } from '../calendar-context.ts';
import { weekday } from '../days.ts';
import classes from './day-head.module.css';

/** A day in a school vacation: a part of the band over its days, with the name where it begins in this row. */
export const VacationBand = ({ day }: { day: Day }) => {
  const { vacation } = useCalendar();
  const around = vacation(day);
  if (!around) return null;
  const { name, from } = around;
  return (
    <span className={classes.band} title={name} aria-hidden>
      {(day === from || weekday(day) === 0) && name}
    </span>
  );
};
