import { addYears } from '@bronhouder/domain/agenda/days.ts';
import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { wallAt } from '@bronhouder/domain/agenda/zone.ts';
import { readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { itemsWhere } from './items.ts';
import { type Time, timesOf } from './times.ts';
import { itemsWithin } from './within.ts';

/** No item reaches further: it begins at most five years ahead, and ends at most five years later. */
const furthest = 10;

/** What is still to come of items that fit these conditions (see `itemsWhere`): times that are not cancelled and have not ended, by start. */
export const comingTimes = async (
  caller: Caller,
  conditions: readonly RawBuilder<SqlBool>[],
  { from, till }: { from?: Day | undefined; till?: Day | undefined } = {},
): Promise<Time[]> => {
  const { db, now, tenant } = caller;
  const here = wallAt(now, tenant.timeZone);
  const today = here.slice(0, 10);
  const days = { from: from !== undefined && from > today ? from : today, till: till ?? addYears(today, furthest) };
  const items = await itemsWhere(db, now, days, conditions, itemsWithin(caller));
  return timesOf(items, days).filter(({ occurrence }) => occurrence.state !== 'cancelled' && occurrence.end > here);
};

/** How previews name such times, as far as whoever asks may read them: with the product, or with whose agenda it is in. */
export const namesOf = (times: readonly Time[], by: 'product' | 'organisation'): string[] =>
  times
    .filter(({ item }) => item.mayRead)
    .map(({ item, occurrence: { start } }) => {
      const title = by === 'product' ? item.productTitle : item.organisationTitle;
      return `${readableDate(start.slice(0, 10))} ${start.slice(11)} ${title}`;
    });
