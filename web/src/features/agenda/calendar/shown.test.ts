import { describe, expect, it } from 'vitest';
import { type AgendaAnswer, byDay, choicesOf, passes, shownOf } from './shown.ts';
import { toneCount, tonesOf } from './tones.ts';

const entry = (key: string, product: string, location: string): AgendaAnswer['items'][number] => ({
  key,
  version: 1,
  kind: 'dates',
  repeats: false,
  organisation: { key: 'o', title: 'O' },
  product: { key: product, title: product },
  location: { key: location, title: location },
  shown: 'yes',
  actions: [],
});
const time = (item: string, start: string, end: string, location: string | null = null): AgendaAnswer['occurrences'][number] => ({
  item,
  at: start.slice(0, 10),
  start,
  end,
  startsAt: `${start}:00+01:00`,
  endsAt: `${end}:00+01:00`,
  state: 'planned',
  name: '',
  reason: '',
  location: location === null ? null : { key: location, title: location },
  closed: null,
});
const answer: AgendaAnswer = {
  occurrences: [time('a', '2026-11-23T22:00', '2026-11-24T07:00'), time('b', '2026-11-24T10:00', '2026-11-24T11:00', 'tuin')],
  items: [entry('a', 'Nachtwacht', 'zaal'), entry('b', 'Cursus', 'zaal')],
  more: false,
};

describe('what the calendar shows', () => {
  const shown = shownOf(answer);
  it('has its item and where it really is', () =>
    expect(shown.map(({ title, place }) => [title, place])).toEqual([
      ['Nachtwacht', 'zaal'],
      ['Cursus', 'tuin'],
    ]));
  it('stands on each of its days', () =>
    expect([...byDay(shown)].map(([day, times]) => [day, times.map(({ title }) => title)])).toEqual([
      ['2026-11-23', ['Nachtwacht']],
      ['2026-11-24', ['Nachtwacht', 'Cursus']],
    ]));
  it('is narrowed by product, by where it really is, and by kind', () => {
    const left = (search: Parameters<typeof passes>[0]) => shown.filter(passes(search)).map(({ title }) => title);
    expect(left({})).toHaveLength(2);
    expect(left({ products: ['Cursus'] })).toEqual(['Cursus']);
    expect(left({ locations: ['zaal'] })).toEqual(['Nachtwacht']);
    expect(left({ kinds: ['hours'] })).toEqual([]);
  });
  it('offers what there is to narrow by, by title', () =>
    expect(choicesOf(shown)).toMatchObject({
      products: [{ key: 'Cursus' }, { key: 'Nachtwacht' }],
      locations: [{ key: 'tuin' }, { key: 'zaal' }],
    }));
});

describe('colours', () => {
  it('differ while there are enough of them, and are all used', () => {
    const tones = tonesOf(Array.from({ length: toneCount }, (_, at) => `product ${at}`));
    expect(new Set(tones.values()).size).toBe(toneCount);
  });
  it('do not depend on the order in which products come', () => expect(tonesOf(['b', 'a', 'b'])).toEqual(tonesOf(['a', 'b'])));
});
