import type { Condition } from '@bronhouder/domain/condition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { inStretch, planAhead } from '@bronhouder/domain/publication/conditions.ts';
import { type ActWithEffects, effects } from '@bronhouder/domain/publication/effects.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql } from 'kysely';
import { conditionSql } from '../../../database/condition-sql.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { ofOrganisation } from '../../agenda/queries/erased-with.ts';
import { notOver, shownNow } from '../../agenda/queries/shown.ts';
import { touchedAgenda } from '../../agenda/queries/touched.ts';
import { factColumns as productColumns } from '../../products/queries/fact-columns.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from '../fact-columns.ts';

/** What hangs on an organisation and is named in a preview: at most so many names of each kind. */
const names = 50;

/** Goes out with its organisation: what is published or planned. */
const goesOut: Condition<Facts> = { any: [inStretch, planAhead] };

/** Titles of the organisation's products for which this holds. */
const products = (when: RawBuilder<unknown>) => sql<string[]>`coalesce((
  select json_agg(p.title order by p.title) from product p where p.organisation = o.key and ${when}), '[]')`;

/** Titles of what it keeps in its library. */
const library = sql<string[]>`coalesce((select json_agg(s.title order by s.title) from supplement s where s.organisation = o.key), '[]')`;

/** Titles of what readers see of its library: what it or a product of it names in the revision that is published now, and where dates take place. */
const shownFromLibrary = (now: Instant) => sql<string[]>`coalesce((
  select json_agg(s.title order by s.title) from supplement s where s.organisation = o.key and exists (
    select from supplement_use u join product p on p.key = u.record and p.published_revision = u.revision
      where u.supplement = s.key and ${conditionSql(inStretch, productColumns, now)}
    union all select from supplement_use u where u.supplement = s.key and u.record = o.key and u.revision = o.published_revision
    union all select from agenda_item i where i.locations @> array[s.key] and ${notOver(now)} and ${shownNow(now)} = 'yes')), '[]')`;

/** Titles of organisations that show a product of it. */
const consumers = sql<string[]>`coalesce((
  select json_agg(distinct co.title) from product_consumer pc join product p on p.key = pc.product join organisation co on co.key = pc.organisation
  where p.organisation = o.key and pc.state = 'accepted'), '[]')`;

/** What an act would touch, before it is done: counted, and named to who may know: of roles, products and the library. */
export const previewEffects = async (caller: Caller, { key, act }: { key: string; act: ActWithEffects }) => {
  const row = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select([...factSelection, 't.path'])
      .select([
        sql<
          string[]
        >`coalesce((select json_agg(u.name order by u.name) from assignment a join user_account u on u.id = a.user_id where a.organisation = o.key), '[]')`.as(
          'roles',
        ),
        sql<string[]>`coalesce((select json_agg(f.name order by f.name) from file f where f.record = o.key), '[]')`.as('files'),
        sql<number>`(select count(*) from favourite f where f.key = o.key)`.as('favourites'),
        products(act === 'erase' ? sql`true` : conditionSql(goesOut, productColumns, caller.now)).as('products'),
        (act === 'erase' ? library : shownFromLibrary(caller.now)).as('supplements'),
        consumers.as('consumers'),
      ])
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  const ifMay = (right: Right, those: string[]): string[] =>
    allowed(caller.who.assignments, { teams: row.path, organisation: key }, right) ? those : [];
  const { agendaItems, dates } = await touchedAgenda(caller, act, ofOrganisation(key), 'product');
  const named: Record<string, string[]> = {
    rolesLost: ifMay('ORGANISATION:roleAssignment', row.roles),
    filesErased: row.files,
    productsUnpublished: ifMay('PRODUCT:read', row.products),
    productsErased: ifMay('PRODUCT:read', row.products),
    supplementsUnpublished: ifMay('SUPPLEMENT:read', row.supplements),
    supplementsErased: ifMay('SUPPLEMENT:read', row.supplements),
    agendaItemsUnpublished: agendaItems.names,
    agendaItemsErased: agendaItems.names,
    datesHidden: dates.names,
    consumersLose: ifMay('PRODUCT:read', row.consumers),
  };
  const ofProducts = act === 'deactivate' || act === 'archive' || act === 'erase';
  const counts = {
    roles: row.roles.length,
    files: row.files.length,
    favourites: row.favourites,
    products: row.products.length,
    supplements: row.supplements.length,
    agendaItems: agendaItems.count,
    dates: dates.count,
    consumers: ofProducts ? row.consumers.length : 0,
  };
  return effects(act, fromRow(row), counts, caller.now).map((effect) => ({ ...effect, names: (named[effect.code] ?? []).slice(0, names) }));
};
