import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type SqlBool } from 'kysely';
import { organisationsWithin, productsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';
import { placesOf } from '../../agenda/queries/places.ts';
import { itemsWithin } from '../../agenda/queries/within.ts';
import { closingOf } from '../closing-columns.ts';
import { summaries } from './summaries.ts';

const heldAt = ({ who }: Caller, right: Right) => organisationsWithin(readableTeams(who.assignments, right));

/** Named by any version of an organisation that may be read. */
const ofOrganisation = (caller: Caller) => sql<SqlBool>`exists (
  select from supplement_use u join organisation o on o.key = u.record join team t on t.key = o.team
  where u.supplement = s.key and ${heldAt(caller, 'ORGANISATION:read')})`;

/** Named by any version of a product that may be read, at its owner or where it is shown, or as a place of a co-organiser of one. */
const ofProduct = (caller: Caller) => sql<SqlBool>`exists (
  select from product p join organisation o on o.key = p.organisation join team t on t.key = o.team
  where (p.key in (select u.record from supplement_use u where u.supplement = s.key)
      or p.key in (select c.product from product_consumer c where c.organisation = s.organisation and s.key = any(c.locations)))
    and ${productsWithin(readableTeams(caller.who.assignments, 'PRODUCT:read'))})`;

/** Where something in an agenda takes place that may be read. */
const ofAgenda = (caller: Caller) => sql<SqlBool>`exists (
  select from agenda_item i join organisation o on o.key = i.organisation join team t on t.key = o.team
  where i.locations @> array[s.key] and ${itemsWithin(caller)})`;

/** What these supplements are called, as far as the caller may read them or something that names them. */
export const supplementTitles = async (caller: Caller, { keys }: { keys: Key[] }) => {
  if (keys.length === 0) return [];
  const mayRead = sql<boolean>`exists (
    select from organisation o join team t on t.key = o.team where o.key = s.organisation and ${heldAt(caller, 'SUPPLEMENT:read')})`;
  const rows = await caller.db
    .selectFrom('supplement as s')
    .innerJoin('organisation as h', 'h.key', 's.organisation')
    .select(['s.key', 's.title', 's.type', 's.closed_from', 's.closed_till', 's.closed_reason'])
    .select(['h.key as organisation', 'h.title as organisationTitle', mayRead.as('readable')])
    .where('s.key', 'in', keys)
    .where(sql<SqlBool>`(${mayRead} or ${ofProduct(caller)} or ${ofOrganisation(caller)} or ${ofAgenda(caller)})`)
    .orderBy('s.searched')
    .orderBy('s.key')
    .execute();
  const found = rows.map(({ key }) => key);
  const shown = await summaries(caller.db, found);
  const place = await placesOf(caller.db, found);
  return rows.map((row) => ({
    key: row.key,
    title: row.title,
    type: row.type,
    organisation: { key: row.organisation, title: row.organisationTitle },
    closing: closingOf(row),
    closings: place(row.key).around.flatMap(({ closing }) => closing ?? []),
    summary: shown(row.key),
    readable: row.readable,
  }));
};
