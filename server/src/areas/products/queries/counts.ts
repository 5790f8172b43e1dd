import type { ProductFilter } from '@bronhouder/contract/product.ts';
import { allStates } from '@bronhouder/domain/publication/states.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { all, type Part } from '../../records/queries/filter-parts.ts';
import { archivedSql, beforeChoices, type ChoiceName, otherChoices, sharedSql, stateSql } from './filtered.ts';

type Facet = { value: string; count: number };
type Counted = Exclude<ChoiceName, 'types'>;

/** The choices of each filter that has a fixed list of them, as SQL. */
const choicesOf = (caller: Caller, filter: ProductFilter): Record<Counted, { value: string; when: Part }[]> => ({
  states: allStates.map((value) => ({ value, when: stateSql(value, caller) })),
  archived: (['without', 'with', 'only'] as const).map((value) => ({ value, when: archivedSql(value) })),
  shared: (['own', 'shared', 'all'] as const).map((value) => ({ value, when: sharedSql(value, filter, caller) })),
});

/** How many products each choice of a filter would leave, the other filters as they are. One round trip, two looks. */
export const countProducts = async (caller: Caller, filter: ProductFilter): Promise<Record<ChoiceName, Facet[]>> => {
  const from = sql`from product p join organisation o on o.key = p.organisation join team t on t.key = o.team
    where ${all([beforeChoices(filter, caller), sharedSql('all', filter, caller)])}`;
  const choices = choicesOf(caller, filter);
  const names = ['states', 'archived', 'shared'] as const;
  const counted = names.flatMap((name) => {
    const others = otherChoices(filter, caller, name);
    return choices[name].map(({ value, when }) => sql`count(*) filter (where ${all([when, others])}) as ${sql.id(`${name} ${value}`)}`);
  });
  const { rows } = await sql<{ counts: Record<string, number>; types: Facet[] | null }>`
    select
      (select row_to_json(c) from (select ${sql.join(counted)} ${from}) c) as counts,
      (select json_agg(c) from (select p.type as value, count(*) as count ${from} and ${otherChoices(filter, caller, 'types')}
        group by p.type order by p.type) c) as types
  `.execute(caller.db);
  const counts = rows[0]?.counts ?? {};
  const facets = (name: Counted): Facet[] => choices[name].map(({ value }) => ({ value, count: counts[`${name} ${value}`] ?? 0 }));
  return { states: facets('states'), types: rows[0]?.types ?? [], archived: facets('archived'), shared: facets('shared') };
};
