import type { UseRevision } from '@bronhouder/domain/supplements/uses.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type RawBuilder, sql } from 'kysely';
import { notOver, shownNow } from '../../agenda/queries/shown.ts';

/**
 * A record that uses a supplement, and how. `organisation`: whose record it is; of an own location of a shared product: the co-organiser.
 * An agenda item is called as its product is.
 */
export type User = {
  kind: 'organisation' | 'product' | 'supplement' | 'agenda';
  key: Key;
  title: string;
  organisation: Key;
  revisions: UseRevision[];
};

/** What was published, for as long as readers may see it; a plan takes its place by itself. */
export const publishedNow = (now: Instant) =>
  sql`case when r.published_till is null or r.published_till > ${now} then r.published_revision end`;

const revisions = (now: Instant) => sql`array_remove(array[
  case when bool_or(u.revision = r.working) then 'working' end,
  case when bool_or(u.revision = ${publishedNow(now)}) then 'published' end,
  case when bool_or(u.revision = r.planned_revision) then 'planned' end], null)`;

const named = ({ supplement, now }: Where, table: 'organisation' | 'product', organisation: RawBuilder<unknown>) => sql`
  select ${table}::text as kind, r.key, r.title, ${organisation} as organisation, ${revisions(now)} as revisions
  from supplement_use u join ${sql.table(table)} r on r.key = u.record
  where u.supplement = ${supplement} and u.revision in (r.working, ${publishedNow(now)}, r.planned_revision)
  group by r.key`;

/** Who takes place there, past dates included: an item keeps its places until it is changed or deleted. */
const takingPlace = ({ supplement, now }: Where) => sql`
  select 'agenda', i.key, n.title, i.organisation, array[case
    when not ${notOver(now)} then 'past'
    when ${shownNow(now)} = 'yes' then 'shown' else 'coming' end]
  from agenda_item i join product n on n.key = i.product where i.locations @> array[${supplement}]`;

/** The columns of the query around it that say which supplement, and of which organisation; and when. */
type Where = { supplement: RawBuilder<unknown>; organisation: RawBuilder<unknown>; now: Instant };

/**
 * Every record that uses a supplement, as a table of `User`: by its working, published or planned revision, as a co-organiser's own
 * location, or because it takes place there.
 */
export const usersOf = (where: Where): RawBuilder<User> => sql<User>`(
  ${named(where, 'organisation', sql`r.key`)}
  union all ${named(where, 'product', sql`r.organisation`)}
  union all select 'supplement', r.key, r.title, r.organisation, array['working']
    from supplement_use u join supplement r on r.key = u.record and u.revision = r.working where u.supplement = ${where.supplement}
  union all select 'product', r.key, r.title, c.organisation, array['location']
    from product_consumer c join product r on r.key = c.product
    where c.organisation = ${where.organisation} and c.state = 'accepted' and ${where.supplement} = any(c.locations)
  union all ${takingPlace(where)})`;

/**
 * The same, with what uses it by way of others: a product in a room is in the location of that room. Supplements name each other within
 * one library and never in a circle.
 */
export const usersThrough = ({ supplement, organisation, now }: Where): RawBuilder<User> => sql<User>`(
  with recursive reached (key) as (
    select ${supplement}
    union select r.key from reached d join supplement_use u on u.supplement = d.key join supplement r on r.key = u.record and u.revision = r.working
  )
  select distinct on (y.kind, y.key, y.organisation) y.*
  from reached d, lateral ${usersOf({ supplement: sql`d.key`, organisation, now })} y
  order by y.kind, y.key, y.organisation, cardinality(y.revisions) desc)`;

/** How many records use a supplement, for a query with `supplement as s`. */
export const usesCounted = (now: Instant) =>
  sql<number>`(select count(*) from ${usersOf({ supplement: sql`s.key`, organisation: sql`s.organisation`, now })} x)`;

/** Do readers see it somewhere, now or by a plan, if only with what names it? The same query. */
export const shownSomewhere = (now: Instant) =>
  sql<boolean>`exists (select from ${usersThrough({ supplement: sql`s.key`, organisation: sql`s.organisation`, now })} x where not x.revisions <@ array['working', 'coming', 'past'])`;
