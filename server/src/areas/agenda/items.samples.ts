import type { Day, Timing } from '@bronhouder/domain/agenda/item.ts';
import { firstDay, lastDay } from '@bronhouder/domain/agenda/reach.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { filledAt, type World } from '../../for-tests.ts';

/** One time on a day. */
export const once = (startDate: Day, startTime = '10:00', endTime = '11:30'): Timing => ({
  kind: 'dates',
  span: { startDate, startTime, endDate: startDate, endTime },
  repetition: { type: 'none' },
  changes: [],
});

/** Every Thursday from 3 December 2026 through January. */
export const weekly: Extract<Timing, { kind: 'dates' }> = {
  kind: 'dates',
  span: { startDate: '2026-12-03', startTime: '19:30', endDate: '2026-12-03', endTime: '21:00' },
  repetition: { type: 'weekly', interval: 1, weekdays: ['TH'], until: { date: '2027-01-31', time: '23:59' } },
  changes: [],
};

type Given = { organisation: Key; product: Key; location: Key; timing: Timing };

/** An agenda item, written down as it is. */
export const madeItem = async (world: World, { timing, ...given }: Given): Promise<Key> => {
  const key = world.house.newKey();
  const days = { first_day: firstDay(timing), last_day: lastDay(timing) };
  const at = { created_at: filledAt, saved_at: filledAt };
  await world
    .db()
    .insertInto('agenda_item')
    .values({ key, ...given, kind: timing.kind, timing: JSON.stringify(timing), ...days, working: 1, ...at })
    .execute();
  const content = JSON.stringify({ ...given, timing });
  await world
    .db()
    .insertInto('revision')
    .values({ kind: 'agenda', record: key, number: 1, made_at: filledAt, types: '[]', content, fields: ['timing'] })
    .execute();
  return key;
};
