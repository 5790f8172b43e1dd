import type { Key } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { RelationTypeContent } from '@bronhouder/domain/relations/labels.ts';
import { labelsTaken } from '@bronhouder/domain/relations/problems.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** The other relation types that meet those of a team somewhere: of the teams above it and of those beneath it. */
const inLineWith = async (db: Kysely<DB>, team: Key, but: Key | null): Promise<RelationTypeContent[]> => {
  const { rows } = await sql<RelationTypeContent>`
    select r.kind, r.labels from relation_type r join team own on own.key = r.team, team t
    where t.key = ${team} and (own.path && array[t.key] or own.key = any(t.path)) and r.key is distinct from ${but}::uuid`.execute(db);
  return rows;
};

/** The labels of a relation type that another one in the same line of teams has already. */
export const takenInLine = async (db: Kysely<DB>, team: Key, written: RelationTypeContent, but: Key | null): Promise<Problem[]> =>
  labelsTaken(written, await inLineWith(db, team, but));
