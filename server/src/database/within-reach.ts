import type { Readable } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

const keys = (list: readonly string[]) => sql`${[...list]}::uuid[]`;

/** Organisations where a right is held, for a query with `organisation as o` and `team as t`: the same meaning as `allowed`, as a filter. */
export const organisationsWithin = ({ beneathTeams, organisations }: Readable): RawBuilder<SqlBool> =>
  sql`(t.path && ${keys(beneathTeams)} or o.key = any(${keys(organisations)}))`;

/** Teams where a right is held, for a query with `team as t`. */
export const teamsWithin = ({ teamsItself, beneathTeams }: Readable): RawBuilder<SqlBool> =>
  sql`(t.key = any(${keys(teamsItself)}) or trim_array(t.path, 1) && ${keys(beneathTeams)})`;
