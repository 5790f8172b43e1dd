import type { Piece } from '../layout/pieces.ts';
import { type Hours, partOf } from './hours-shown.ts';

type Spread = { column: number; wide: number; columns: number };
/** All of the width of a day. */
export const whole: Spread = { column: 0, wide: 1, columns: 1 };

/** Less than this in minutes is too low to be read. */
export const half = 30;

/** From where to where something reaches down in a day. */
export const downOf = (hours: Hours, { from, till }: Pick<Piece<unknown>, 'from' | 'till'>) => ({
  top: `${partOf(hours, from)}%`,
  height: `calc(${partOf(hours, Math.max(till, from + half)) - partOf(hours, from)}% - 2px)`,
});

/** Where something stands in a day, beside what takes so many pixels at its left. */
export const boxOf = (hours: Hours, piece: Pick<Piece<unknown>, 'from' | 'till'>, { column, wide, columns }: Spread, left = 0) => ({
  ...downOf(hours, piece),
  left: `calc(${left}px + (100% - ${left}px) * ${column / columns} + 2px)`,
  width: `calc((100% - ${left}px) * ${wide / columns} - 3px)`,
});
