import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moreStop, useCalendar, useStop } from '../calendar-context.ts';
import { weekday } from '../days.ts';
import { dayOf, lastDayOf } from '../layout/pieces.ts';
import type { Period } from '../period.ts';
import type { Shown } from '../shown.ts';
import { TimeButton } from '../time-button.tsx';
import { useWords } from '../use-words.ts';
import { DayHead } from './day-head.tsx';
import { VacationBand } from './vacation-band.tsx';
import classes from './month-view.module.css';

/** So many stand in the box of a day; where there are more, the last line counts them. */
const mostOfDay = 4;

const drawnOf = (times: readonly Shown[]): number => (times.length > mostOfDay ? mostOfDay - 1 : times.length);

const More = ({ day, count }: { day: Day; count: number }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { onDay } = useCalendar();
  const stop = useStop(moreStop(day), day);
  return (
    <button
      type="button"
      className={classes.more}
      {...stop}
      aria-label={t('calendar.moreOf', { count, date: words.long(day) })}
      onClick={() => onDay(day)}
    >
      {t('calendar.more', { count })}
    </button>
  );
};

const Cell = ({ day, times, outside }: { day: Day; times: readonly Shown[]; outside: boolean }) => {
  const { onNew, drag, today } = useCalendar();
  const drawn = drawnOf(times);
  const make = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) onNew?.(day);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the key N does the same
    <div
      className={classes.cell}
      data-outside={outside || undefined}
      data-today={day === today || undefined}
      data-over={drag?.span.startDate === day || undefined}
      data-makes={onNew !== undefined || undefined}
      data-drop={day}
      onClick={onNew && make}
    >
      <DayHead day={day} count={times.length} small weekday={false} />
      <VacationBand day={day} />
      {times.slice(0, drawn).map((shown) => (
        <TimeButton
          key={shown.id}
          shown={shown}
          day={day}
          room="line"
          before={dayOf(shown.start) !== day}
          after={lastDayOf(shown) !== day}
        />
      ))}
      {times.length > drawn && <More day={day} count={times.length - drawn} />}
    </div>
  );
};

/** A month in whole weeks, each with its number. */
export const MonthView = ({ days, times, period }: { days: readonly Day[]; times: ReadonlyMap<Day, readonly Shown[]>; period: Period }) => {
  const words = useWords();
  const { drag } = useCalendar();
  return (
    <div className={classes.month} data-dragging={drag !== null || undefined}>
      <span />
      {days.slice(0, 7).map((day) => (
        <span key={day} className={classes.weekday} aria-hidden>
          {words.weekday(day)}
        </span>
      ))}
      {days.map((day) => (
        <Fragment key={day}>
          {weekday(day) === 0 && <span className={classes.week}>{words.weekShort(day)}</span>}
          <Cell day={day} times={times.get(day) ?? []} outside={day < period.from || day > period.till} />
        </Fragment>
      ))}
    </div>
  );
};
