import type { NetworkInput } from '@bronhouder/contract/relation.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Labels, RelationKind, Side } from '@bronhouder/domain/relations/labels.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';

type Network = {
  nodes: { key: Key; title: string; city: string | null; archived: boolean; step: number }[];
  edges: { key: Key; type: Key; source: Key; target: Key }[];
  hidden: { beside: Key; type: Key; side: Side; count: number }[];
  types: { key: Key; kind: RelationKind; labels: Labels }[];
};

/** A drawing with more than so many at a step could not be read; the others are counted. */
const most = { near: 24, far: 40 };

const node = sql`o.key, o.title, o.city, o.archived_at is not null as archived`;
const withTeam = sql`join team t on t.key = o.team`;

/**
 * The organisations one or two steps away and how they are related, as far as they may be read; those that may not are counted beside
 * the one that they are related to, and nothing is told of what lies behind them. One round trip.
 */
export const readNetwork = async (caller: Caller, { organisation, depth }: NetworkInput): Promise<Network> => {
  const within = organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller)));
  const { rows } = await sql<Network>`
    with middle as materialized (
      select ${node}, 0 as step from organisation o ${withTeam} where o.key = ${organisation} and ${within}
    ), touching as materialized (
      select case when r.source = m.key then r.target else r.source end as key
      from middle m join relation r on r.source = m.key or r.target = m.key
    ), near as materialized (
      select ${node}, 1 as step from organisation o ${withTeam} where o.key in (select key from touching) and ${within}
      order by o.title, o.key limit ${most.near}
    ), beyond as materialized (
      select case when r.source = n.key then r.target else r.source end as key
      from near n join relation r on r.source = n.key or r.target = n.key where ${depth} = 2
    ), far as materialized (
      select ${node}, 2 as step from organisation o ${withTeam} where o.key in (select key from beyond) and ${within}
        and o.key not in (select key from touching) and o.key <> ${organisation}
      order by o.title, o.key limit ${most.far}
    ), nodes as materialized (
      select * from middle union all select * from near union all select * from far
    ), edges as materialized (
      select r.key, r.type, r.source, r.target from relation r
      where r.source in (select key from nodes) and r.target in (select key from nodes)
    ), hidden as materialized (
      select n.key as beside, r.type, case when y.kind = 'equal' or r.source = n.key then 'source' else 'target' end as side, count(*) as count
      from nodes n join relation r on r.source = n.key or r.target = n.key join relation_type y on y.key = r.type
      where n.step < ${depth} and (r.source not in (select key from nodes) or r.target not in (select key from nodes))
      group by 1, 2, 3
    )
    select (select json_agg(n order by n.step, n.title, n.key) from nodes n) as nodes,
      coalesce((select json_agg(e order by e.key) from edges e), '[]') as edges,
      coalesce((select json_agg(h order by h.beside, h.type, h.side) from hidden h), '[]') as hidden,
      coalesce((select json_agg(json_build_object('key', y.key, 'kind', y.kind, 'labels', y.labels)
        order by plain(y.labels->'source'->>'output')) from relation_type y
        where y.key in (select type from edges union select type from hidden)), '[]') as types
    from middle`.execute(caller.db);
  return found(rows[0]);
};
