import { describe, expect, it } from 'vitest';
import { drawTimeline, edgeOf } from './timeline-geometry.ts';

const now = '2026-11-20T12:00:00.000Z';
const published = { revision: 31, from: '2016-03-03T08:00:00.000Z', till: '2026-11-21T00:00:00.000Z', phase: 'now' as const };
const planned = { revision: 34, from: '2026-11-21T00:00:00.000Z', till: '2027-06-30T00:00:00.000Z', phase: 'future' as const };

describe('drawing of the time line', () => {
  it('puts now in the middle of an empty line', () => expect(drawTimeline([], now)).toEqual({ bars: [], marks: [], now: 0.5 }));

  it('keeps every moment in order and inside the drawing', () => {
    const { bars, marks, now: at } = drawTimeline([published, planned], now);
    const order = [bars[0]?.left ?? 0, at, bars[1]?.left ?? 0, bars[1]?.right ?? 0];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(Math.min(...order)).toBeGreaterThan(0);
    expect(Math.max(...order)).toBeLessThan(1);
    expect(marks.map((mark) => [mark.kind, mark.revision])).toEqual([
      ['from', 31],
      ['from', 34],
      ['till', 34],
    ]);
  });

  it('leaves room between moments that are half a day apart after ten years', () => {
    const { bars, now: at } = drawTimeline([published, planned], now);
    expect((bars[1]?.left ?? 0) - at).toBeGreaterThan(0.05);
  });

  it('lets a stretch without an end run to the edge', () =>
    expect(drawTimeline([{ ...published, till: null }], now).bars).toMatchObject([{ right: 1, open: true }]));

  it('puts labels that would touch on rows of their own, and one that has room on the first', () => {
    const { marks } = drawTimeline([published, planned], now);
    expect(marks.map((mark) => mark.row)).toEqual([0, 0, 1]);
    expect(marks.map((mark) => mark.edge)).toEqual(['start', 'middle', 'end']);
  });

  it('keeps labels near the ends inside', () => expect([0.05, 0.5, 0.95].map(edgeOf)).toEqual(['start', 'middle', 'end']));
});
