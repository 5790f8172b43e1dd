import { expect, test } from 'vitest';
import type { Shown } from '../calendar/shown.ts';
import { comingOf } from './coming.ts';

const product = (title: string) => ({ key: title, title });
const time = (start: string, end: string, kind: 'dates' | 'hours' = 'dates', title = 'Yoga') =>
  ({
    id: `${title} ${start}`,
    start,
    end,
    title,
    place: 'Zaal',
    location: null,
    entry: { kind, product: product(title), location: product('Zaal') },
  }) as unknown as Shown;

test('what is coming stands by its day: without what has ended, with what goes on, and not more than there is room for', () => {
  const times = [
    time('2026-11-23T20:00', '2026-11-24T11:00'),
    time('2026-11-24T09:00', '2026-11-24T10:00'),
    ...Array.from({ length: 9 }, (_, hour) => time(`2026-11-25T1${hour}:00`, `2026-11-25T1${hour}:30`)),
  ];
  const { days, more } = comingOf(times, '2026-11-24T10:00');
  expect(days.map(({ day, times: there }) => [day, there.length])).toEqual([
    ['2026-11-24', 1],
    ['2026-11-25', 7],
  ]);
  expect(more).toBe(2);
});

test('opening hours stand together by what is open where', () => {
  const { days, openings } = comingOf(
    [
      time('2026-11-24T09:00', '2026-11-24T12:00', 'hours', 'Makersplek'),
      time('2026-11-24T13:00', '2026-11-24T17:00', 'hours', 'Makersplek'),
      time('2026-11-24T13:00', '2026-11-24T17:00', 'hours', 'Leeszaal'),
    ],
    '2026-11-24T18:00',
  );
  expect(days).toEqual([]);
  expect(openings.map(({ title, place, times }) => [title, place, times.length])).toEqual([
    ['Makersplek', 'Zaal', 2],
    ['Leeszaal', 'Zaal', 1],
  ]);
});
