import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin, productsWithin } from '../../../database/within-reach.ts';
import type { Reading } from '../../records/reading.ts';
import { newestType } from '../../types/queries.ts';

/** Products as their history, presence and files ask for them: those of the own organisations, and those that they show. */
export const readingProducts: Reading = {
  kind: 'product',
  fieldAdmin: 'PRODUCT:fieldAdmin',
  within: ({ who }, key) => sql`(
    select p.key, p.title, p.version, p.working, p.saved_at, p.saved_by, t.path, p.organisation,
      coalesce(p.archived_at, o.archived_at) as archived_at, ${newestType('p.type')} as types
    from product p join organisation o on o.key = p.organisation join team t on t.key = o.team
    where p.key = ${key} and ${productsWithin(readableTeams(who.assignments, 'PRODUCT:read'))})`,
  // Whoever reads it at a co-organiser does not hear who else was asked to show it, and what they said.
  told: ({ who }) => sql`(a.act not like 'share%' or exists (
    select from organisation o join team t on t.key = o.team
    where o.key::text in (a.details #>> '{values,owner}', a.details #>> '{values,consumer}')
      and ${organisationsWithin(readableTeams(who.assignments, 'PRODUCT:read'))}))`,
};
