import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayStop, timeStop, useCalendar, useStop } from '../calendar-context.ts';
import type { Shown } from '../shown.ts';
import { TimeMarks } from '../time-marks.tsx';
import { TimeMenu } from '../time-menu.tsx';
import tones from '../tones.module.css';
import { useWords } from '../use-words.ts';
import classes from './list-view.module.css';

/** So many times are drawn at once. */
const step = 200;

const Row = ({ shown, day }: { shown: Shown; day: Day }) => {
  const { onOpen, several } = useCalendar();
  const words = useWords();
  const stop = useStop(timeStop(shown, day), day);
  const marks = words.marks(shown);
  const about = [...new Set([shown.name, shown.place, several ? shown.entry.organisation.title : ''])].filter(Boolean).join(' · ');
  return (
    <li className={classes.row} data-state={shown.state}>
      <span className={classes.when}>{words.timesOn(shown, day)}</span>
      <span className={`${tones[`tone${shown.tone}`]} ${tones['dot']} ${classes.dot}`} aria-hidden />
      <div className={classes.what}>
        <button type="button" className={classes.title} {...stop} onClick={() => onOpen(shown)}>
          {shown.title}
        </button>
        <div className={classes.about}>{about}</div>
        {marks.map((mark) => (
          <div key={mark} className={classes.mark}>
            <TimeMarks shown={shown} /> {mark}
          </div>
        ))}
      </div>
      <TimeMenu shown={shown} />
    </li>
  );
};

const DayRows = ({ day, times }: { day: Day; times: readonly Shown[] }) => {
  const { t } = useTranslation();
  const { onDay, today, holiday, vacation } = useCalendar();
  const around = vacation(day);
  const words = useWords();
  const stop = useStop(dayStop(day), day);
  return (
    <section className={classes.day} data-today={day === today || undefined}>
      <h2 className={classes.head}>
        <button type="button" className={classes.date} {...stop} onClick={() => onDay(day)}>
          {words.whole(day)}
        </button>
        {day === today && <span className={classes.note}>{t('calendar.isToday')}</span>}
        {holiday(day) && <span className={classes.note}>{holiday(day)}</span>}
        {around && <span className={classes.note}>{around.name}</span>}
      </h2>
      <ul className={classes.rows}>
        {times.map((shown) => (
          <Row key={shown.id} shown={shown} day={day} />
        ))}
      </ul>
    </section>
  );
};

/** What takes place day by day; days without anything are left out. */
export const ListView = ({ days, times }: { days: readonly Day[]; times: ReadonlyMap<Day, readonly Shown[]> }) => {
  const { t } = useTranslation();
  const [most, setMost] = useState(step);
  const filled = days.filter((day) => times.has(day));
  const before = (at: number) => filled.slice(0, at).reduce((sum, day) => sum + (times.get(day)?.length ?? 0), 0);
  const drawn = filled.flatMap((day, at) => {
    const rows = times.get(day)?.slice(0, Math.max(0, most - before(at))) ?? [];
    return rows.length > 0 ? [{ day, rows }] : [];
  });
  const all = before(filled.length);
  return (
    <div className={classes.list}>
      {drawn.map(({ day, rows }) => (
        <DayRows key={day} day={day} times={rows} />
      ))}
      {all > most && (
        <Button variant="default" onClick={() => setMost(most + step)}>
          {t('calendar.showMore', { count: all - most })}
        </Button>
      )}
    </div>
  );
};
