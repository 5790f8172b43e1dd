import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut } from './columns.ts';
import { lanesOf } from './lanes.ts';
import { isLong, type Piece, piecesOf } from './pieces.ts';

const day = '2026-11-23';
const piece = (from: number, till: number): Piece<string> => ({ of: `${from}-${till}`, day, from, till, before: false, after: false });
const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 }))
    .map(([from, long]) => piece(from * 15, Math.min(1440, (from + long) * 15))),
  { maxLength: 30 },
);

describe('the pieces of a day', () => {
  it('stand alone where nothing else is, and share the room where they meet', () => {
    const { placed } = layOut([piece(540, 600), piece(570, 660), piece(720, 780)], 4);
    expect(placed.map(({ of, column, wide, columns }) => [of, column, wide, columns])).toEqual([
      ['540-600', 0, 1, 2],
      ['570-660', 1, 1, 2],
      ['720-780', 0, 1, 1],
    ]);
  });

  it('grow into the columns beside them that are free at their time', () => {
    const { placed } = layOut([piece(540, 720), piece(540, 600), piece(540, 600), piece(630, 720)], 4);
    expect(placed.find(({ of }) => of === '630-720')).toMatchObject({ column: 1, wide: 2, columns: 3 });
  });

  it('of which too many are at a time leave the last column to a number', () => {
    const { placed, rests } = layOut(
      Array.from({ length: 9 }, (_, at) => piece(540 + at, 600)),
      4,
    );
    expect(placed).toHaveLength(3);
    expect(rests).toMatchObject([{ from: 543, columns: 4 }]);
    expect(rests[0]?.pieces).toHaveLength(6);
  });

  it('never cover one another, and none is lost', () =>
    fc.assert(
      fc.property(spans, fc.integer({ min: 2, max: 6 }), (pieces, most) => {
        const { placed, rests } = layOut(pieces, most);
        expect(placed.length + rests.flatMap((rest) => rest.pieces).length).toBe(pieces.length);
        for (const [at, one] of placed.entries()) {
          expect(one.column + one.wide).toBeLessThanOrEqual(one.columns);
          for (const other of placed.slice(at + 1)) {
            const apart = one.till <= other.from || other.till <= one.from;
            const beside =
              one.columns === other.columns && (one.column + one.wide <= other.column || other.column + other.wide <= one.column);
            expect(apart || beside).toBe(true);
          }
        }
        for (const rest of rests) {
          for (const one of placed)
            expect(one.till <= rest.from || rest.till <= one.from || one.column + one.wide < rest.columns).toBe(true);
        }
      }),
    ));
});

describe('something over midnight', () => {
  const cut = (start: string, end: string) =>
    piecesOf({ start, end }).map(({ day: on, from, till, before, after }) => [on, from, till, before, after]);
  it('is cut into a piece a day', () =>
    expect(cut('2026-11-23T22:00', '2026-11-24T08:00')).toEqual([
      ['2026-11-23', 1320, 1440, false, true],
      ['2026-11-24', 0, 480, true, false],
    ]));
  it.each(['2026-11-24T00:00', '2026-11-24T02:00'])('that ends at %s stands on its evening only', (end) =>
    expect(cut('2026-11-23T22:00', end)).toEqual([['2026-11-23', 1320, 1440, false, false]]),
  );
  it('that begins in the night stands where it begins', () =>
    expect(cut('2026-11-24T01:00', '2026-11-24T02:00')).toEqual([['2026-11-24', 60, 120, false, false]]));
  it('is long from a day on', () =>
    expect([
      isLong({ start: '2026-11-23T22:00', end: '2026-11-24T02:00' }),
      isLong({ start: '2026-11-23T10:00', end: '2026-11-24T10:00' }),
    ]).toEqual([false, true]));
});

describe('what lasts days', () => {
  const of = (start: string, end: string) => ({ start: `2026-11-${start}T10:00`, end: `2026-11-${end}T17:00` });
  it('stands in the first line that is free, cut at the edges', () =>
    expect(
      lanesOf([of('20', '24'), of('23', '25'), of('25', '26'), of('29', '30')], '2026-11-23', '2026-11-29').map(
        ({ first, days, lane, before, after }) => [first, days, lane, before, after],
      ),
    ).toEqual([
      [0, 2, 0, true, false],
      [0, 3, 1, false, false],
      [2, 2, 0, false, false],
      [6, 1, 0, false, true],
    ]));
  it('leaves out what lies outside', () => expect(lanesOf([of('10', '12')], '2026-11-23', '2026-11-29')).toEqual([]));
});
