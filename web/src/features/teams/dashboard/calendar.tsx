import { useTranslation } from 'react-i18next';
import { useDayWords } from './use-day-words.ts';
import { type Ahead, aheadLooks } from './ahead-looks.ts';
import type { Day } from './calendar-weeks.ts';
import classes from './calendar.module.css';

/** So many marks fit on a day. */
const most = 3;

type Props = {
  weeks: Day[][];
  days: Map<string, Ahead[]>;
  chosen: string | null;
  onChoose: (day: string | null) => void;
};

const Marks = ({ items }: { items: Ahead[] }) => (
  <span className={classes.marks} aria-hidden>
    {items.slice(0, most).map(({ what, at, subject, values }) => (
      <span
        key={`${what}${at}${subject.key}${String(values['email'] ?? '')}`}
        className={`${classes.mark} ${classes[aheadLooks[what].tone]}`}
      />
    ))}
    {items.length > most && <span className={classes.more}>+{items.length - most}</span>}
  </span>
);

const Cell = ({ day, items, chosen, onChoose }: { day: Day; items: Ahead[] } & Pick<Props, 'chosen' | 'onChoose'>) => {
  const { t } = useTranslation();
  const { number, long } = useDayWords();
  const face = (
    <>
      <span className={classes.number}>{number(day.day)}</span>
      <Marks items={items} />
    </>
  );
  const look = { className: classes.day, 'data-today': day.today || undefined, 'data-outside': !day.inside || undefined };
  if (items.length === 0) return <span {...look}>{face}</span>;
  const isChosen = chosen === day.day;
  return (
    <button
      type="button"
      {...look}
      data-chosen={isChosen || undefined}
      aria-pressed={isChosen}
      aria-label={t(day.today ? 'team.upcoming.today' : 'team.upcoming.day', { date: long(day.day), count: items.length })}
      onClick={() => onChoose(isChosen ? null : day.day)}
    >
      {face}
    </button>
  );
};

/** Six weeks at a glance: a mark for each thing that happens by itself; a day with marks can be chosen. */
export const Calendar = ({ weeks, days, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const { weekday } = useDayWords();
  return (
    <div className={classes.calendar} role="group" aria-label={t('team.upcoming.calendar')}>
      {weeks[0]?.map(({ day }) => (
        <span key={day} className={classes.weekday} aria-hidden>
          {weekday(day)}
        </span>
      ))}
      {weeks.flat().map((day) => (
        <Cell key={day.day} day={day} items={(day.inside && days.get(day.day)) || []} chosen={chosen} onChoose={onChoose} />
      ))}
    </div>
  );
};
