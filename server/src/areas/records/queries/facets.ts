import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { all, type Part } from './filter-parts.ts';

type Facet = { value: string; count: number };

/** A list whose choices are counted. */
type Counted<Name extends string> = {
  /** From which rows, with what is asked for before any choice: `from … where …`. */
  from: RawBuilder<unknown>;
  /** The choices of each filter that has a fixed list of them, as SQL. */
  choices: Record<Name, { value: string; when: Part }[]>;
  /** The type or types of a row. */
  types: RawBuilder<unknown>;
  /** What the choices leave, those of one filter left out. */
  others: (but: Name | 'types') => Part;
};

/** How many records each choice of a filter would leave, the other filters as they are. One round trip, two looks. */
export const countFacets = async <Name extends string>(
  { db }: Caller,
  { from, choices, types, others }: Counted<Name>,
): Promise<Record<Name | 'types', Facet[]>> => {
  const names = Object.keys(choices) as Name[];
  const counted = names.flatMap((name) => {
    const rest = others(name);
    return choices[name].map(({ value, when }) => sql`count(*) filter (where ${all([when, rest])}) as ${sql.id(`${name} ${value}`)}`);
  });
  const { rows } = await sql<{ counts: Record<string, number>; types: Facet[] | null }>`
    select
      (select row_to_json(c) from (select ${sql.join(counted)} ${from}) c) as counts,
      (select json_agg(c) from (select type as value, count(*) as count
        from (select ${types} as type ${from} and ${others('types')}) x group by type order by type) c) as types
  `.execute(db);
  const counts = rows[0]?.counts ?? {};
  const facets = names.map((name) => [name, choices[name].map(({ value }) => ({ value, count: counts[`${name} ${value}`] ?? 0 }))]);
  return { ...Object.fromEntries(facets), types: rows[0]?.types ?? [] };
};
