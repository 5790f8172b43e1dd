import { createHash } from 'node:crypto';
import { addDays } from '@bronhouder/domain/agenda/days.ts';
import type { Change, Timing } from '@bronhouder/domain/agenda/item.ts';
import { occurrencesOf } from '@bronhouder/domain/agenda/occurrences.ts';
import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../../for-tests.ts';
import { madeProduct } from '../../products/sharing/sharing.samples.ts';
import { made } from '../../supplements/supplements.samples.ts';
import { madeItem } from '../items.samples.ts';
import { timingIn } from './timing-in-window.ts';

const world = await openWorld();
afterAll(world.close);
const organisation = its.lindenhof.key;
const given = {
  organisation,
  product: await madeProduct(world, organisation, 'Nachten'),
  location: await made(world.as(people.anna), { title: 'Slaapzaal' }),
};

const within = async (key: Key, days: { from: string; till: string }) => {
  const { rows } = await sql<{ timing: Timing }>`select ${timingIn(days)} as timing from agenda_item i where i.key = ${key}`.execute(
    world.db(),
  );
  return rows[0]?.timing as Timing;
};

const span = (startDate: string, nights: number) => ({
  startDate,
  startTime: '20:00',
  endDate: addDays(startDate, nights),
  endTime: '09:00',
});
/** Long, and hard to pack. */
const words = (turn: number): string => [1, 2, 3].map((part) => createHash('sha256').update(`${turn} ${part}`).digest('hex')).join(' ');
/** Every other one is cancelled, the others moved by eight weeks, to and fro. */
const changes = Array.from({ length: 30 }, (_, turn): Change => {
  const on = addDays('2027-01-01', 7 * turn);
  if (turn % 2) return { on, kind: 'cancelled', reason: words(turn) };
  return { on, kind: 'moved', span: span(addDays(on, turn % 4 ? 56 : -56), 3), location: null, reason: '' };
});
const until = { date: '2027-12-31', time: '23:59' };
const nights: Timing = { kind: 'dates', span: span('2027-01-01', 3), repetition: { type: 'daily', interval: 7, until }, changes };
const exceptions = Array.from({ length: 30 }, (_, turn) => {
  const from = addDays('2027-01-01', 9 * turn);
  return { from, ...(turn % 2 && { till: addDays(from, 5) }), slots: [], reason: words(turn) };
});
const open = [{ from: '09:00', till: '17:00' }];
const hours: Timing = {
  kind: 'hours',
  from: '2027-01-01',
  till: '2027-12-31',
  hours: { week: { MO: open, TH: open, SA: open }, exceptions },
};

test.each([
  ['dates', nights, changes.length],
  ['hours', hours, exceptions.length],
])('of %s it leaves out what is different elsewhere, and nothing that shows in the window', async (_, timing, all) => {
  const key = await madeItem(world, { ...given, timing });
  const kept = [];
  for (let day = '2026-11-01'; day < '2028-01-01'; day = addDays(day, 11)) {
    const window = { from: day, till: addDays(day, 4) };
    const left = await within(key, window);
    expect(occurrencesOf(left, window)).toEqual(occurrencesOf(timing, window));
    kept.push(left.kind === 'dates' ? left.changes.length : left.kind === 'hours' ? left.hours.exceptions.length : 0);
  }
  expect(Math.max(...kept)).toBeLessThan(all / 4);
  expect(await within(key, { from: '2026-01-01', till: '2028-12-31' })).toEqual(timing);
});
