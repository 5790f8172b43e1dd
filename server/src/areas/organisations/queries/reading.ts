import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Reading } from '../../records/reading.ts';
import { newestTypes } from '../../types/queries.ts';

/** Organisations as their history, presence and files ask for them. */
export const readingOrganisations: Reading = {
  kind: 'organisation',
  fieldAdmin: 'ORGANISATION:fieldAdmin',
  within: ({ who }, key) => sql`(
    select o.key, o.title, o.version, o.working, o.saved_at, o.saved_by, t.path, o.key as organisation, o.archived_at, ${newestTypes} as types
    from organisation o join team t on t.key = o.team
    where o.key = ${key} and ${organisationsWithin(readableTeams(who.assignments, 'ORGANISATION:read'))})`,
};
