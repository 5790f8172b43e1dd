import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moreStop, useCalendar, useStop } from '../calendar-context.ts';
import { layOut, type Rest } from '../layout/columns.ts';
import { minutesOf, type Piece, piecesOf } from '../layout/pieces.ts';
import { spanFrom, timedOf } from '../moving/drop.ts';
import type { Shown } from '../shown.ts';
import { TimeButton } from '../time-button.tsx';
import tones from '../tones.module.css';
import { useWords } from '../use-words.ts';
import { type Hours, partOf } from './hours-shown.ts';
import { NowLine } from './now-line.tsx';
import classes from './week-view.module.css';

/** So many stand beside one another in a day of a week. */
const most = 4;
const half = 30;

type Props = { day: Day; pieces: Piece<Shown>[]; hours: Hours };

const boxOf = (hours: Hours, from: number, till: number, column: number, wide: number, columns: number) => ({
  top: `${partOf(hours, from)}%`,
  height: `calc(${partOf(hours, Math.max(till, from + half)) - partOf(hours, from)}% - 2px)`,
  left: `calc(${(column / columns) * 100}% + 2px)`,
  width: `calc(${(wide / columns) * 100}% - 3px)`,
});

/** Where what is dragged would come down. */
const Ghost = ({ day, hours }: Pick<Props, 'day' | 'hours'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const { drag } = useCalendar();
  if (!drag) return null;
  const timed = timedOf(drag.span);
  const piece = piecesOf(timed).find((one) => one.day === day);
  if (!piece) return null;
  return (
    <div
      className={`${classes.ghost} ${tones[`tone${drag.shown.tone}`]}`}
      style={boxOf(hours, piece.from, piece.till, 0, 1, 1)}
      title={t('calendar.drag.over', { when: words.when(timed) })}
    >
      {words.times(timed)}
    </div>
  );
};

/** Those of a time that find no room, counted. */
const RestButton = ({ day, rest, hours }: Pick<Props, 'day' | 'hours'> & { rest: Rest<Shown> }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { onDay } = useCalendar();
  const stop = useStop(`${moreStop(day)} ${rest.from}`, day);
  const count = rest.pieces.length;
  return (
    <button
      type="button"
      className={classes.rest}
      style={boxOf(hours, rest.from, rest.till, rest.columns - 1, 1, rest.columns)}
      {...stop}
      aria-label={t('calendar.moreOf', { count, date: words.long(day) })}
      onClick={() => onDay(day)}
    >
      +{count}
    </button>
  );
};

/** One day of a week. A press on an empty place makes something there. */
export const DayColumn = ({ day, pieces, hours }: Props) => {
  const { today, onNew } = useCalendar();
  const { placed, rests } = layOut(pieces, most);
  const make = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minute = hours.from + ((event.clientY - top) / height) * (hours.till - hours.from);
    const { startTime } = spanFrom({ start: `${day}T00:00`, end: `${day}T01:00` }, day, Math.floor(minute / half) * half);
    onNew?.(`${day}T${startTime}`);
  };
  return (
    <div
      className={classes.column}
      style={{ height: hours.height }}
      data-today={day === today || undefined}
      data-makes={onNew !== undefined || undefined}
      data-drop={day}
      data-from={hours.from}
      data-till={hours.till}
      onClick={onNew && make}
    >
      {placed
        .toSorted((one, other) => minutesOf(one.of.start) - minutesOf(other.of.start))
        .map((piece) => (
          <TimeButton
            key={piece.of.id}
            shown={piece.of}
            day={day}
            room="block"
            before={piece.before}
            after={piece.after}
            style={boxOf(hours, piece.from, piece.till, piece.column, piece.wide, piece.columns)}
          />
        ))}
      {rests.map((rest) => (
        <RestButton key={rest.from} day={day} rest={rest} hours={hours} />
      ))}
      <Ghost day={day} hours={hours} />
      {day === today && <NowLine hours={hours} />}
    </div>
  );
};
