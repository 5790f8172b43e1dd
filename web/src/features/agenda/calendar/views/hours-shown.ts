import type { Piece } from '../layout/pieces.ts';

/** The hours that a week shows, in minutes of a day and in pixels. */
export type Hours = { from: number; till: number; height: number; labels: { text: string; top: number }[] };

/** Three lines: when, what and where. */
const hourHeight = 56;
/** A working day is always there. */
const usual = { from: 8, till: 18 };

/** The hours from the earliest to the latest that something takes place, at least those of a working day. */
export const hoursShown = (pieces: readonly Pick<Piece<unknown>, 'from' | 'till'>[]): Hours => {
  const from = pieces.reduce((least, piece) => Math.min(least, Math.floor(piece.from / 60)), usual.from);
  const till = pieces.reduce((most, piece) => Math.max(most, Math.ceil(piece.till / 60)), usual.till);
  return {
    from: from * 60,
    till: till * 60,
    height: (till - from) * hourHeight,
    labels: Array.from({ length: till - from }, (_, hour) => ({
      text: `${String(from + hour).padStart(2, '0')}:00`,
      top: hour * hourHeight,
    })),
  };
};

/** Where a minute of a day lies in these hours, in parts of a hundred. */
export const partOf = ({ from, till }: Hours, minute: number): number =>
  ((Math.min(till, Math.max(from, minute)) - from) / (till - from)) * 100;
