import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { MouseEvent } from 'react';
import { useCalendar } from '../calendar-context.ts';
import { layOut } from '../layout/columns.ts';
import type { Piece } from '../layout/pieces.ts';
import { clock } from '../moving/drop.ts';
import type { Shown } from '../shown.ts';
import { TimeButton } from '../time-button.tsx';
import { boxOf, downOf, half } from './boxes.ts';
import { Ghost } from './ghost.tsx';
import type { Hours } from './hours-shown.ts';
import { NowLine } from './now-line.tsx';
import { RestButton } from './rest-button.tsx';
import classes from './week-view.module.css';

/** So many stand beside one another in a day of a week. */
const most = 4;
/** What takes less than so many minutes has room for one line. */
const low = 45;
/** So wide is a rail, and so many stand beside one another. */
const railWidth = 19;
const mostRails = 3;

/** `rails`: opening hours stand upright at the side. */
type Props = { day: Day; pieces: Piece<Shown>[]; hours: Hours; rails: boolean };

const byStart = <T extends Piece<Shown>>(pieces: readonly T[]): T[] =>
  pieces.toSorted((one, other) => one.of.start.localeCompare(other.of.start));

/** One day of a week. A press on an empty place makes something there. */
export const DayColumn = ({ day, pieces, hours, rails }: Props) => {
  const { today, onNew } = useCalendar();
  const upright = rails ? pieces.filter(({ of }) => of.entry.kind === 'hours') : [];
  const { placed: open, rests: openRests } = layOut(upright, mostRails);
  const { placed, rests } = layOut(
    pieces.filter((piece) => !upright.includes(piece)),
    most,
  );
  const side = Math.max(0, ...open.map(({ columns }) => columns)) * railWidth;
  const make = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minute = hours.from + ((event.clientY - top) / height) * (hours.till - hours.from);
    onNew?.(`${day}T${clock(Math.floor(minute / half) * half)}`);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the key N does the same
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
      {byStart(open).map((piece) => (
        <TimeButton
          key={piece.of.id}
          shown={piece.of}
          day={day}
          room="rail"
          style={{ ...downOf(hours, piece), left: 1 + piece.column * railWidth, width: railWidth - 1 }}
        />
      ))}
      {byStart(placed).map((piece) => (
        <TimeButton
          key={piece.of.id}
          shown={piece.of}
          day={day}
          room={piece.till - piece.from < low ? 'low' : piece.wide < piece.columns ? 'narrow' : 'block'}
          before={piece.before}
          after={piece.after}
          style={boxOf(hours, piece, piece, side)}
        />
      ))}
      {[...openRests, ...rests].map((rest) => (
        <RestButton key={rest.pieces[0]?.of.id} day={day} rest={rest} hours={hours} left={openRests.includes(rest) ? 0 : side} />
      ))}
      <Ghost day={day} hours={hours} />
      {day === today && <NowLine hours={hours} />}
    </div>
  );
};
