import { describe, expect, test } from 'vitest';
import { type Asking, madeBefore } from './made-before.ts';
import { begun, contentOf } from './typed-item.ts';

const span = { startDate: '2027-09-07', startTime: '19:30', endDate: '2027-09-07', endTime: '21:00' };
const { timing } = contentOf({ ...begun({}), dates: { ...begun({}).dates, span } });
const tried = '2027-06-01T09:00:00.000Z';
const wanted = { product: 'p', location: 'l', timing };
type Item = Awaited<ReturnType<Asking['get']>>;
const item: Item = {
  key: 'i',
  version: 1,
  product: { key: 'p', title: 'Zeilen', shared: false },
  location: { key: 'l', title: 'Haven' },
  timing,
  savedAt: '2027-06-01T08:59:30.000Z',
};

/** A server with one item, in the agenda of an organisation. */
const having = (one: Item, organisation = 'o'): Asking => ({
  occurrences: ({ from, till, products }) => {
    expect({ from, days: till > from, products }).toEqual({ from: '2027-09-07', days: true, products: ['p'] });
    const { key, version, product, location } = one;
    const entry = { key, version, product, location, organisation: { key: organisation, title: '' }, shown: 'yes', actions: [] } as const;
    return Promise.resolve({ items: [{ ...entry, actions: [], kind: 'dates', repeats: false }] });
  },
  get: () => Promise.resolve(one),
});

describe('a second try after an answer that never came', () => {
  test('finds what the first one made', async () =>
    expect(await madeBefore(having(item), 'o', wanted, tried)).toEqual({ key: 'i', version: 1, split: null }));

  test.each([
    ['at another time', having({ ...item, timing: { ...timing, span: { ...span, endTime: '22:00' } } as Item['timing'] })],
    ['at another place', having({ ...item, location: { key: 'm', title: 'Zaal' } })],
    ['in another agenda', having(item, 'other')],
    ['since long before', having({ ...item, savedAt: '2027-06-01T08:30:00.000Z' })],
    ['that somebody changed', having({ ...item, version: 2 })],
  ])('does not take for it what stands %s', async (_, asking) => expect(await madeBefore(asking, 'o', wanted, tried)).toBeNull());
});
