import type { OrganisationFilter } from '@bronhouder/contract/organisation.ts';
import { allStates } from '@bronhouder/domain/publication/states.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { filtered, stateSql } from './filtered.ts';

type Facet = { value: string; count: number };

/** How many organisations each choice of a filter would leave, the other filters as they are. One round trip. */
export const countChoices = async (caller: Caller, filter: OrganisationFilter): Promise<{ states: Facet[]; types: Facet[] }> => {
  const from = sql`from organisation o join team t on t.key = o.team where`;
  const counted = allStates.map((state) => sql`count(*) filter (where ${stateSql(state, caller)}) as ${sql.id(state)}`);
  const { rows } = await sql<{ states: Record<string, number>; types: Facet[] | null }>`
    select
      (select row_to_json(c) from (select ${sql.join(counted)} ${from} ${filtered(filter, caller, 'states')}) c) as states,
      (select json_agg(c) from (select type as value, count(*) as count
        from (select unnest(o.types) as type ${from} ${filtered(filter, caller, 'types')}) x group by type order by type) c) as types
  `.execute(caller.db);
  const states = rows[0]?.states ?? {};
  return { states: allStates.map((state) => ({ value: state, count: states[state] ?? 0 })), types: rows[0]?.types ?? [] };
};
