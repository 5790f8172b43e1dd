import type { SupplementFilter } from '@bronhouder/contract/supplement.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { type ChoiceName, closingSql, filtered } from './filtered.ts';
import { usedAtAll } from './used-sql.ts';
import { readable } from './within.ts';

type Facet = { value: string; count: number };

const closings = ['open', 'upcoming', 'closed'] as const;

/** How many supplements each choice of a filter would leave, the other filters as they are. */
export const countSupplements = async (caller: Caller, filter: SupplementFilter): Promise<Record<ChoiceName, Facet[]>> => {
  const within = (but: ChoiceName) => readable(caller).where(filtered(filter, caller, but));
  const types = await within('types')
    .select(['s.type as value', sql<number>`count(*)`.as('count')])
    .groupBy('s.type')
    .orderBy('s.type')
    .execute();
  const closing = await within('closing')
    .select(closings.map((state) => sql<number>`count(*) filter (where ${closingSql(state, caller)})`.as(state)))
    .executeTakeFirst();
  const used = await within('used')
    .select(sql<number>`count(*)`.as('all'))
    .select(sql<number>`count(*) filter (where ${usedAtAll(filter.organisation, caller.now)})`.as('yes'))
    .executeTakeFirst();
  const [all, yes] = [used?.all ?? 0, used?.yes ?? 0];
  return {
    types,
    closing: closings.map((value) => ({ value, count: closing?.[value] ?? 0 })),
    used: [
      { value: 'yes', count: yes },
      { value: 'no', count: all - yes },
    ],
  };
};
