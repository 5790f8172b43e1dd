import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type RawBuilder, sql } from 'kysely';
import { publishedNow } from './users-sql.ts';

/** One record that uses one supplement. */
type Used = { supplement: Key };

const named = (table: 'organisation' | 'product', now: Instant) => sql`
  select u.supplement, r.key, null::uuid as elsewhere from library l join supplement_use u on u.supplement = l.key
    join ${sql.table(table)} r on r.key = u.record and u.revision in (r.working, ${publishedNow(now)}, r.planned_revision)
  group by u.supplement, r.key`;

/**
 * Whatever uses anything of a library (of all of them where none is meant), a row for each: the same as `usersOf` for each supplement, at once
 * for thousands. An item names places of its own organisation, and those of whose product it shows.
 */
const usedIn = (organisation: Key | undefined, now: Instant): RawBuilder<Used> => {
  const ours = (column: string) => (organisation ? sql`${sql.ref(column)} = ${organisation}` : sql`true`);
  return sql<Used>`(
    with library as materialized (select key from supplement where ${ours('organisation')})
    ${named('organisation', now)}
    union all ${named('product', now)}
    union all select u.supplement, r.key, null::uuid from library l join supplement_use u on u.supplement = l.key
      join supplement r on r.key = u.record and u.revision = r.working
    union all select unnest(c.locations), c.product, c.organisation from product_consumer c where c.state = 'accepted' and ${ours('c.organisation')}
    union all (
      select unnest(i.locations), i.key, null::uuid from agenda_item i where ${ours('i.organisation')}
      union select unnest(i.locations), i.key, null::uuid from product p join agenda_item i on i.product = p.key where ${ours('p.organisation')}))`;
};

/** Is it used at all, for a query with `supplement as s`? */
export const usedAtAll = (organisation: Key | undefined, now: Instant) =>
  sql<boolean>`(s.key in (select w.supplement from ${usedIn(organisation, now)} w))`;

/** How often each is used, as a table to be joined. */
export const usesOfEach = (organisation: Key | undefined, now: Instant) =>
  sql<{ supplement: Key; uses: number }>`(select w.supplement, count(*) as uses from ${usedIn(organisation, now)} w group by w.supplement)`;
