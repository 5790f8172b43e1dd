import type { Key } from '@bronhouder/domain/instant.ts';
import type { Contents } from '@bronhouder/domain/teams/remove.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** What stands right beneath a team and belongs to it. One round trip. */
export const contentsOf = async (db: Kysely<DB>, key: Key): Promise<Contents> => {
  const {
    rows: [row],
  } = await sql<Contents>`select
    (select count(*) from team where parent = ${key}) as subteams,
    (select count(*) from organisation where team = ${key}) as organisations,
    (select count(*) from role where team = ${key}) as roles,
    (select count(*) from relation_type where team = ${key}) as "relationTypes"`.execute(db);
  return row ?? { subteams: 0, organisations: 0, roles: 0, relationTypes: 0 };
};
