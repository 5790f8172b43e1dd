import type { Span } from '@bronhouder/domain/agenda/item.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../agenda-search.ts';
import { CalendarContext, type CalendarValue } from './calendar-context.ts';
import classes from './calendar.module.css';
import { daysFrom } from './days.ts';
import { type Landing, useKeys } from './keyboard/use-keys.ts';
import type { Across } from './keyboard/walk.ts';
import { useDrag } from './moving/use-drag.ts';
import { type Period, periodOf } from './period.ts';
import { byDay, type Shown } from './shown.ts';
import { ListView } from './views/list-view.tsx';
import { MonthView } from './views/month-view.tsx';
import { WeekView } from './views/week-view.tsx';

const acrosses: Record<View, Across> = { week: 0, month: 7, list: 1 };

type Shared = Omit<CalendarValue, 'active' | 'onActive' | 'drag' | 'onGrab'>;
type Props = Shared & {
  view: View;
  period: Period;
  label: string;
  shown: readonly Shown[];
  settled: boolean;
  onStep: (by: -1 | 1) => Omit<Landing, 'at'>;
  onToday: () => void;
  onDrop: (shown: Shown, span: Span) => void;
};

/** Weeks and months need room; on a phone the same days stand below one another. */
const useLook = (view: View): View => (useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ? 'list' : view);

/** The days of a period with what takes place on them: by mouse, by keyboard, and as a list on a phone. */
export const Calendar = ({ view, period, label, shown, settled, onStep, onToday, onDrop, ...shared }: Props) => {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const look = useLook(view);
  const times = useMemo(() => byDay(shown), [shown]);
  const { from, till } = view === 'month' && look === 'list' ? period : period.asked;
  const days = daysFrom(from, till);
  const { today } = shared;
  const { drag, grab } = useDrag(onDrop);
  const shownAt = (stop: string) => shown.find(({ id }) => stop.slice(11) === id);
  const keys = useKeys({
    root,
    across: acrosses[look],
    first: today >= from && today <= till ? today : from,
    settled,
    onStep,
    letters: {
      t: () => {
        keys.land({ ...periodOf(view, today).asked, at: { day: today } });
        onToday();
      },
      n: (stop) => shared.onNew?.(stop.slice(0, 10)),
      m: (stop) => {
        const one = shownAt(stop);
        if (one && shared.mayChange(one)) shared.onMove(one);
      },
    },
  });
  return (
    <CalendarContext value={{ ...shared, active: keys.active, onActive: keys.onActive, drag, onGrab: grab }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes the keys of the buttons in it */}
      <div
        ref={root}
        role="group"
        tabIndex={-1}
        aria-label={t('calendar.label', { period: label })}
        className={classes.calendar}
        data-stale={!settled || undefined}
        onKeyDown={keys.onKeyDown}
      >
        {look === 'week' && <WeekView days={days} times={times} shown={shown} />}
        {look === 'month' && <MonthView days={days} times={times} period={period} />}
        {look === 'list' && <ListView key={from} days={days} times={times} />}
      </div>
    </CalendarContext>
  );
};
