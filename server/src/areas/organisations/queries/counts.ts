import type { OrganisationFilter } from '@bronhouder/contract/organisation.ts';
import { allStates } from '@bronhouder/domain/publication/states.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { all, archivedSql, beforeChoices, type ChoiceName, otherChoices, stateSql, switchSql } from './filtered.ts';

type Facet = { value: string; count: number };
type Counted = Exclude<ChoiceName, 'types'>;

const onOff = ['on', 'off'] as const;

/** The choices of each filter that has a fixed list of them, as SQL. */
const choicesOf = (caller: Caller): Record<Counted, { value: string; when: RawBuilder<SqlBool> }[]> => ({
  states: allStates.map((value) => ({ value, when: stateSql(value, caller) })),
  archived: (['without', 'with', 'only'] as const).map((value) => ({ value, when: archivedSql(value) })),
  online: onOff.map((value) => ({ value, when: switchSql('online', value) })),
  workflow: onOff.map((value) => ({ value, when: switchSql('workflow', value) })),
  productWorkflow: onOff.map((value) => ({ value, when: switchSql('productWorkflow', value) })),
});

/** How many organisations each choice of a filter would leave, the other filters as they are. One round trip, two looks. */
export const countChoices = async (caller: Caller, filter: OrganisationFilter): Promise<Record<ChoiceName, Facet[]>> => {
  const from = sql`from organisation o join team t on t.key = o.team where ${beforeChoices(filter, caller)}`;
  const choices = choicesOf(caller);
  const names = ['states', 'archived', 'online', 'workflow', 'productWorkflow'] as const;
  const counted = names.flatMap((name) => {
    const others = otherChoices(filter, caller, name);
    return choices[name].map(({ value, when }) => sql`count(*) filter (where ${all([when, others])}) as ${sql.id(`${name} ${value}`)}`);
  });
  const { rows } = await sql<{ counts: Record<string, number>; types: Facet[] | null }>`
    select
      (select row_to_json(c) from (select ${sql.join(counted)} ${from}) c) as counts,
      (select json_agg(c) from (select type as value, count(*) as count
        from (select unnest(o.types) as type ${from} and ${otherChoices(filter, caller, 'types')}) x group by type order by type) c) as types
  `.execute(caller.db);
  const counts = rows[0]?.counts ?? {};
  const facets = (name: Counted): Facet[] => choices[name].map(({ value }) => ({ value, count: counts[`${name} ${value}`] ?? 0 }));
  return {
    states: facets('states'),
    types: rows[0]?.types ?? [],
    archived: facets('archived'),
    online: facets('online'),
    workflow: facets('workflow'),
    productWorkflow: facets('productWorkflow'),
  };
};
