import type { ActWithEffects } from '@bronhouder/domain/publication/effects.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { comingTimes, namesOf } from './coming.ts';
import { type ItemRow, itemsWhere } from './items.ts';
import { shownNow } from './shown.ts';
import { itemsWithin } from './within.ts';

/** Acts after which readers do not see what they see now. */
const hiding: readonly ActWithEffects[] = ['depublish', 'takeOffline', 'deactivate', 'archive'];

/** On whatever days. */
const always = { from: '0001-01-01', till: '9999-12-31' };

type Touched = Record<'agendaItems' | 'dates', { count: number; names: string[] }>;

const itemNames = (items: readonly ItemRow[]): string[] =>
  items.filter(({ mayRead }) => mayRead).map(({ productTitle, organisationTitle }) => `${productTitle} · ${organisationTitle}`);

/**
 * What of the agenda an act on a product or organisation touches: the items that go for good, or those with coming dates that readers see
 * now, and these dates. What may not be read is counted without a name. `which`: see `erased-with.ts`.
 */
export const touchedAgenda = async (
  caller: Caller,
  act: ActWithEffects,
  which: RawBuilder<SqlBool>,
  by: 'product' | 'organisation',
): Promise<Touched> => {
  const times = hiding.includes(act) ? await comingTimes(caller, [which, sql<SqlBool>`${shownNow(caller.now)} = 'yes'`]) : [];
  const items =
    act === 'erase'
      ? await itemsWhere(caller.db, caller.now, always, [which], itemsWithin(caller))
      : [...new Set(times.map(({ item }) => item))];
  return {
    agendaItems: { count: items.length, names: itemNames(items) },
    dates: { count: times.length, names: namesOf(times, by) },
  };
};
