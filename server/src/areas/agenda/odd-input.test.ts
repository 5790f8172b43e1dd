import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeProduct } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { once, weekly } from './items.samples.ts';
import { planned } from './verbs.samples.ts';

/** What fits the contract and nobody means. */
const world = await openWorld();
afterAll(world.close);
const femke = world.as(people.femke);
const organisation = its.lindenhof.key;
const product = await madeProduct(world, organisation, 'Vouwen');
const location = await made(world.as(people.anna), { title: 'Vouwzaal' });
const stated = { organisation, product, location };
const item = await planned(femke, { ...stated, timing: weekly });

type Told = { occurrences: { startsAt: string }[] };
type Refused = { errorCode: string; problems: { field: string; code: string }[] };

test.each(['from=0001-01-01&till=0001-12-31', 'from=9999-01-01&till=9999-12-31'])('a window of %s is empty', async (days) => {
  const { status, body } = await femke.get<Told>(`/agenda?organisation=${organisation}&${days}`);
  expect([status, body.occurrences]).toEqual([200, []]);
  expect((await femke.get(`/agenda/busy?location=${location}&${days}`)).body).toEqual([]);
});

test('what took place a thousand years ago can be planned, and is told with an offset', async () => {
  await planned(femke, { ...stated, timing: once('1000-02-28') });
  const { body } = await femke.get<Told>(`/agenda?organisation=${organisation}&from=1000-01-01&till=1000-12-31`);
  expect(body.occurrences).toMatchObject([{ startsAt: expect.stringMatching(/^1000-02-28T10:00:00[+-]\d\d:\d\d$/) }]);
});

const every = (interval: number, until: string): Timing => ({
  ...weekly,
  repetition: { type: 'daily', interval, until: { date: until, time: '' } },
});

test.each<[string, Timing, string[]]>([
  ['every 0 days', every(0, '2027-01-31'), ['timing.repetition.interval interval']],
  ['every half day', every(0.5, '2027-01-31'), ['timing.repetition.interval interval']],
  ['for ever', every(1, '9999-12-31'), ['timing.repetition.until.date until-too-far']],
  ['in 9999', once('9999-12-31'), ['timing.span.startDate date-too-far']],
])('%s is refused at its field', async (_, timing, problems) => {
  const { status, body } = await femke.post<Refused>('/agenda/item', { ...stated, timing });
  expect([status, body.problems.map(({ field, code }) => `${field} ${code}`)]).toEqual([422, problems]);
});

test('every two thousand million days is once', async () => {
  const far = await planned(femke, { ...stated, timing: every(2_147_483_647, '2031-12-01') });
  const { body } = await femke.get<{ timing: Timing }>(`/agenda/item/${far}`);
  expect(body.timing).toMatchObject({ repetition: { interval: 2_147_483_647 } });
});

test('more dates that differ than any pattern has are not read', async () => {
  const changes = Array.from({ length: 4001 }, () => ({ on: '2026-12-10', kind: 'cancelled' as const, reason: '' }));
  expect((await femke.post('/agenda/item', { ...stated, timing: { ...weekly, changes } })).status).toBe(400);
});

test.each(['2026-12-11', 'x', '', '__proto__', '9999-12-31'])('a time "%s" that the item does not have cannot be acted on', async (at) => {
  const { status } = await femke.post(`/agenda/item/${item}/cancellation`, { version: 1, at, which: 'this' });
  expect([404, 409, 422]).toContain(status);
});
