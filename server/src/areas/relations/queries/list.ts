import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Labels, RelationKind, Side } from '@bronhouder/domain/relations/labels.ts';
import { sql } from 'kysely';
import { type Person, personIn } from '../../../database/person.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';

type Type = { key: Key; kind: RelationKind; labels: Labels };
type Named = { key: Key; title: string; city: string | null; archived: boolean };
type Row = { key: Key; version: number; organisation: Named; since: Instant; by: Person | null };
type Group = { type: Type; side: Side; rows: Row[]; total: number; hidden: number };

/** So many of a group are named. */
const most = 200;

/** The relations of an organisation by type and side, each other one named where it may be read, else counted. One round trip. */
export const listRelations = async (caller: Caller, { organisation }: { organisation: Key }) => {
  const within = organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller)));
  const { rows } = await sql<{ groups: Group[]; types: Type[] }>`
    with mine as (
      select r.key, r.version, r.type, r.created_at, r.created_by, y.kind, y.labels,
        case when y.kind = 'equal' or r.source = ${organisation} then 'source' else 'target' end as side,
        case when r.source = ${organisation} then r.target else r.source end as other
      from relation r join relation_type y on y.key = r.type where r.source = ${organisation} or r.target = ${organisation}
    ), placed as (
      select m.*, o.title, o.city, o.archived_at is not null as archived, ${within} as known,
        row_number() over (partition by m.type, m.side, ${within} order by o.title, o.key) as nth
      from mine m join organisation o on o.key = m.other join team t on t.key = o.team
    ), grouped as (
      select json_build_object('key', type, 'kind', kind, 'labels', labels) as type, side, plain(labels->side->>'output') as called,
        count(*) filter (where known) as total, count(*) filter (where not known) as hidden,
        coalesce(json_agg(json_build_object('key', key, 'version', version, 'since', created_at, 'by', ${personIn('created_by')},
          'organisation', json_build_object('key', other, 'title', title, 'city', city, 'archived', archived)) order by nth)
          filter (where known and nth <= ${most}), '[]') as rows
      from placed group by type, kind, labels, side
    )
    select coalesce((select json_agg(json_build_object('type', g.type, 'side', g.side, 'total', g.total, 'hidden', g.hidden, 'rows', g.rows)
        order by g.called) from grouped g), '[]') as groups,
      coalesce((select json_agg(json_build_object('key', y.key, 'kind', y.kind, 'labels', y.labels)
        order by plain(y.labels->'source'->>'input')) from relation_type y where y.team = any(t.path)), '[]') as types
    from organisation o join team t on t.key = o.team where o.key = ${organisation} and ${within}`.execute(caller.db);
  const { groups, types } = found(rows[0]);
  const sinceAsInstant = (row: Row): Row => ({ ...row, since: new Date(row.since).toISOString() });
  return { groups: groups.map((group) => ({ ...group, rows: group.rows.map(sinceAsInstant) })), types };
};
