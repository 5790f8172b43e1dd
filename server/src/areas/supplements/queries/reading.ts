import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Reading } from '../../records/reading.ts';
import { newestType } from '../../types/queries.ts';

/** Supplements as their history, presence and files ask for them. */
export const readingSupplements: Reading = {
  kind: 'supplement',
  fieldAdmin: 'SUPPLEMENT:fieldAdmin',
  within: ({ who }, key) => sql`(
    select s.key, s.title, s.version, s.working, s.saved_at, s.saved_by, t.path, s.organisation, o.archived_at, ${newestType('s.type')} as types
    from supplement s join organisation o on o.key = s.organisation join team t on t.key = o.team
    where s.key = ${key} and ${organisationsWithin(readableTeams(who.assignments, 'SUPPLEMENT:read'))})`,
};
