import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../../database/within-reach.ts';
import type { Caller } from '../../../../http/caller.ts';
import { organisationSeen } from './shown.ts';

/**
 * Organisations that a product can be offered to, for a query with `organisation as o` and `team as t`: those that readers see, whose
 * title and place are public, and those that the caller may read.
 */
export const inSight = ({ who, now }: Caller): RawBuilder<SqlBool> =>
  sql`(${organisationSeen('o', now)} or ${organisationsWithin(readableTeams(who.assignments, 'ORGANISATION:read'))})`;
