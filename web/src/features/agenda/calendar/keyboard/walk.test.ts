import { describe, expect, it } from 'vitest';
import { type Stops, wayFrom } from './walk.ts';

const stops: Stops[] = [
  { day: '2026-11-23', ids: ['mo', 'mo1', 'mo2'] },
  { day: '2026-11-24', ids: ['tu'] },
  { day: '2026-11-25', ids: ['we', 'we1'] },
];

describe('arrow keys', () => {
  it.each([
    ['mo', 'ArrowDown', 'mo1'],
    ['mo1', 'ArrowDown', 'mo2'],
    ['mo1', 'ArrowUp', 'mo'],
    ['mo2', 'ArrowRight', 'tu'],
    ['we1', 'ArrowLeft', 'tu'],
    ['tu', 'ArrowRight', 'we'],
  ])('of a week lead from %s by %s to %s', (id, key, to) => expect(wayFrom(stops, id, key, 0)).toEqual({ id: to }));

  it('lead out of the period at its edges', () =>
    expect([wayFrom(stops, 'mo', 'ArrowLeft', 0), wayFrom(stops, 'we1', 'ArrowRight', 0)]).toEqual([{ edge: -1 }, { edge: 1 }]));

  it('end at the foot of a day in a week, and go on to the next one in a list', () => {
    expect(wayFrom(stops, 'mo2', 'ArrowDown', 0)).toBeUndefined();
    expect(wayFrom(stops, 'mo2', 'ArrowDown', 1)).toEqual({ id: 'tu' });
    expect(wayFrom(stops, 'tu', 'ArrowUp', 1)).toEqual({ id: 'mo2' });
  });

  it('lead a week down in a month', () => {
    const month = Array.from({ length: 14 }, (_, day) => ({ day: String(day), ids: [`d${day}`] }));
    expect(wayFrom(month, 'd3', 'ArrowDown', 7)).toEqual({ id: 'd10' });
    expect(wayFrom(month, 'd3', 'ArrowUp', 7)).toEqual({ edge: -1 });
  });

  it('of what is not there lead nowhere', () => expect(wayFrom(stops, 'gone', 'ArrowDown', 0)).toBeUndefined());
});
