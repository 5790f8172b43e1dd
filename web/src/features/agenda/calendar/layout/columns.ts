import type { Piece } from './pieces.ts';

/** Where a piece stands beside those of the same time: columns from `column`, `wide` of them, of `columns`. */
export type Placed<T> = Piece<T> & { column: number; wide: number; columns: number };
/** So many pieces of the same time found no column. */
export type Rest<T> = { from: number; till: number; pieces: Piece<T>[]; columns: number };

/** A shorter piece takes up this much, in minutes: its text has to be read. */
const least = 30;
const endOf = <T>({ from, till }: Piece<T>): number => Math.max(till, from + least);
const meet = <T>(one: Piece<T>, other: Piece<T>): boolean => one.from < endOf(other) && other.from < endOf(one);

/** Pieces that hang together, directly or through others, by time. */
const clustersOf = <T>(pieces: readonly Piece<T>[]): Piece<T>[][] => {
  const clusters: Piece<T>[][] = [];
  let end = -1;
  for (const piece of pieces.toSorted((one, other) => one.from - other.from || endOf(other) - endOf(one))) {
    const cluster = clusters.at(-1);
    if (cluster && piece.from < end) cluster.push(piece);
    else clusters.push([piece]);
    end = Math.max(end, endOf(piece));
  }
  return clusters;
};

/** Each piece into the first column that is free. */
const columnsOf = <T>(cluster: readonly Piece<T>[]): Piece<T>[][] => {
  const columns: Piece<T>[][] = [];
  for (const piece of cluster) {
    const free = columns.find((column) => column.every((other) => !meet(piece, other)));
    if (free) free.push(piece);
    else columns.push([piece]);
  }
  return columns;
};

const place = <T>(columns: readonly Piece<T>[][], all: number): Placed<T>[] =>
  columns.flatMap((column, at) =>
    column.map((piece) => {
      const next = columns.findIndex((other, index) => index > at && other.some((one) => meet(piece, one)));
      // Beside the rest nothing grows into its column.
      return { ...piece, column: at, wide: (next === -1 ? columns.length : next) - at, columns: all };
    }),
  );

/**
 * The pieces of one day beside one another: none covers another, and each is as wide as its neighbours let it. Of more than `most` at a
 * time the last column stands for those that find no room.
 */
export const layOut = <T>(pieces: readonly Piece<T>[], most: number): { placed: Placed<T>[]; rests: Rest<T>[] } => {
  const laid = clustersOf(pieces).map((cluster) => {
    const columns = columnsOf(cluster);
    if (columns.length <= most) return { placed: place(columns, columns.length), rests: [] };
    const hidden = columns.slice(most - 1).flat();
    const rest = {
      from: Math.min(...hidden.map(({ from }) => from)),
      till: Math.max(...hidden.map(endOf)),
      pieces: hidden.toSorted((one, other) => one.from - other.from),
      columns: most,
    };
    return { placed: place(columns.slice(0, most - 1), most), rests: [rest] };
  });
  return { placed: laid.flatMap(({ placed }) => placed), rests: laid.flatMap(({ rests }) => rests) };
};
