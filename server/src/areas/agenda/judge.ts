import type { ItemContent, Timing } from '@bronhouder/domain/agenda/item.ts';
import { itemProblems } from '@bronhouder/domain/agenda/problems.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { Transaction } from 'kysely';
import type { At } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import { locationsUsable, productUsable } from './queries/usable.ts';
import type { TypedItem } from './record.ts';

type Named = { field: string; key: Key };

/** Every location that an item names, and at which field: its own, and those of times that take place elsewhere. */
const locationsIn = (location: Key | null, timing: Timing): Named[] => {
  const elsewhere: { field: string; key: Key | null }[] =
    timing.kind === 'dates'
      ? timing.changes.map((change, index) => ({
          field: `timing.changes.${index}.location`,
          key: change.kind === 'moved' ? change.location : null,
        }))
      : timing.kind === 'series'
        ? timing.meetings.map((meeting, index) => ({ field: `timing.meetings.${index}.location`, key: meeting.location }))
        : [];
  return [{ field: 'location', key: location }, ...elsewhere].flatMap(({ field, key }) => (key === null ? [] : [{ field, key }]));
};

/** What stands at an item's organisation, before and after. */
type Change = { organisation: Key; before: ItemContent | null; after: TypedItem };

const ofProduct = async (trx: Transaction<DB>, { organisation, before, after: { product } }: Change, at: At): Promise<Problem[]> => {
  if (product === null || product === before?.product) return [];
  if (!(await productUsable(trx, organisation, product))) return [{ field: 'product', code: 'product-unknown' }];
  return at.rights.includes('PRODUCT:useInAgenda') ? [] : [{ field: 'product', code: 'product-use' }];
};

/** With another product those that the old one named have to be looked at again. */
const ofLocations = async (trx: Transaction<DB>, { organisation, before, after }: Change, at: At): Promise<Problem[]> => {
  const same = before !== null && before.product === after.product;
  const known = new Set(same ? locationsIn(before.location, before.timing).map(({ key }) => key) : []);
  const added = locationsIn(after.location, after.timing).filter(({ key }) => !known.has(key));
  const keys = [...new Set(added.map(({ key }) => key))];
  const usable = await locationsUsable(trx, { organisation, product: after.product, keys });
  return added.flatMap(({ field, key }): Problem[] => {
    const place = usable.get(key);
    if (place === undefined) return [{ field, code: 'supplement-unknown' }];
    if (!place) return [{ field, code: 'supplement-type' }];
    return at.rights.includes('SUPPLEMENT:use') ? [] : [{ field, code: 'supplement-use' }];
  });
};

/** What is named that is not there to be named, or not for this user. Until the transaction ends it stays. */
export const wronglyNamed = async (trx: Transaction<DB>, change: Change, at: At): Promise<Problem[]> => [
  ...(await ofProduct(trx, change, at)),
  ...(await ofLocations(trx, change, at)),
];

/** Everything at once that is wrong with an item as it is to be (specification point 5, 'Agenda dialog'). */
export const problemsWith = async (trx: Transaction<DB>, change: Change, at: At): Promise<Problem[]> => [
  ...itemProblems(change.after, { today: todayIn(at.caller.tenant.timeZone, at.now) }),
  ...(await wronglyNamed(trx, change, at)),
];
