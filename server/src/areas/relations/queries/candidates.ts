import type { CandidatesInput } from '@bronhouder/contract/relation.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';

type Candidate = {
  key: Key;
  title: string;
  city: string | null;
  archived: boolean;
  team: string;
  standing: 'free' | 'related' | 'circle';
};

/** So many are offered at most. */
const most = 10;

const words = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .sort((one, other) => other.length - one.length);

const inTitle = (q: string): RawBuilder<SqlBool> => (words(q).length > 0 ? sql`o.key in (select titled(${words(q)}::text[]))` : sql`true`);

/**
 * Organisations to which one can be related by a type, seen from one of its sides: those at which the caller holds the right of the
 * other side and where the type can be used, by title. Marked: those that are related so already, and those that would close a circle.
 */
export const listCandidates = async (caller: Caller, { organisation, type, side, q }: CandidatesInput): Promise<Candidate[]> => {
  const { assignments } = caller.who;
  const within = organisationsWithin(readableTeams(assignments, rightOf(caller)));
  const usable = organisationsWithin(
    readableTeams(assignments, side === 'source' ? 'ORGANISATION:relationTo' : 'ORGANISATION:relationFrom'),
  );
  // Whoever becomes a part of its own part, or the whole of its own whole, closes a circle.
  const [mine, theirs] = side === 'source' ? [sql.ref('r.target'), sql.ref('r.source')] : [sql.ref('r.source'), sql.ref('r.target')];
  const { rows } = await sql<{ candidates: Candidate[] }>`
    with recursive circle(key) as (
      select ${organisation}::uuid
      union select ${theirs} from relation r join circle on ${mine} = circle.key where r.type = ${type}
    )
    select coalesce((select json_agg(c) from (
      select o.key, o.title, o.city, false as archived, t.name as team, case
        when exists(select from relation r where r.type = y.key and (r.source = ${organisation} and r.target = o.key
          and (y.kind = 'equal' or ${side} = 'source') or r.target = ${organisation} and r.source = o.key
          and (y.kind = 'equal' or ${side} = 'target'))) then 'related'
        when y.kind = 'partOf' and o.key in (select key from circle) then 'circle' else 'free' end as standing
      from organisation o join team t on t.key = o.team
      where o.key <> ${organisation} and o.archived_at is null and y.team = any(t.path) and ${within} and ${usable} and ${inTitle(q)}
      order by o.title, o.key limit ${most}) c), '[]') as candidates
    from organisation o join team t on t.key = o.team join relation_type y on y.key = ${type} and y.team = any(t.path)
    where o.key = ${organisation} and ${within}`.execute(caller.db);
  return found(rows[0]).candidates;
};
