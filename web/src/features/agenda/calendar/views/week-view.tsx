import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { useTranslation } from 'react-i18next';
import { useCalendar } from '../calendar-context.ts';
import { lanesOf } from '../layout/lanes.ts';
import { isLong, piecesOf } from '../layout/pieces.ts';
import type { Shown } from '../shown.ts';
import { TimeButton } from '../time-button.tsx';
import { useWords } from '../use-words.ts';
import { DayHead } from './day-head.tsx';
import { VacationBand } from './vacation-band.tsx';
import { DayColumn } from './day-column.tsx';
import { hoursShown } from './hours-shown.ts';
import classes from './week-view.module.css';

type Props = { days: readonly Day[]; times: ReadonlyMap<Day, readonly Shown[]>; shown: readonly Shown[] };

/** A week: days beside one another, hours below one another, what lasts days above them. */
export const WeekView = ({ days, times, shown }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { drag } = useCalendar();
  const [from = '', till = ''] = [days[0], days.at(-1)];
  const lanes = lanesOf(shown.filter(isLong), from, till);
  const pieces = shown.filter((one) => !isLong(one)).flatMap(piecesOf);
  const hours = hoursShown(pieces);
  // Where only opening hours are shown they have all the room.
  const rails = pieces.some(({ of }) => of.entry.kind !== 'hours');
  const lines = Math.max(0, ...lanes.map(({ lane }) => lane + 1));
  return (
    <div className={classes.week} data-dragging={drag !== null || undefined}>
      <span className={classes.corner}>{words.weekShort(from)}</span>
      {days.map((day) => (
        <div key={day} className={classes.top}>
          <DayHead day={day} count={times.get(day)?.length ?? 0} />
          <VacationBand day={day} />
        </div>
      ))}
      {lines > 0 && (
        <>
          <span className={classes.corner}>{t('calendar.days')}</span>
          <div className={classes.lanes} style={{ gridTemplateRows: `repeat(${lines}, auto)` }}>
            {lanes.map(({ of, first, days: long, lane, before, after }) => (
              <div key={of.id} style={{ gridColumn: `${first + 1} / span ${long}`, gridRow: lane + 1 }} className={classes.lane}>
                <TimeButton shown={of} day={days[first] ?? from} room="line" before={before} after={after} />
              </div>
            ))}
          </div>
        </>
      )}
      <div className={classes.hours} aria-hidden style={{ height: hours.height }}>
        {hours.labels.map(({ text, top }) => (
          <span key={text} style={{ top }}>
            {words.clock(text)}
          </span>
        ))}
      </div>
      {days.map((day) => (
        <DayColumn key={day} day={day} pieces={pieces.filter((piece) => piece.day === day)} hours={hours} rails={rails} />
      ))}
    </div>
  );
};
