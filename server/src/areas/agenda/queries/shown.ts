import type { Instant } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { organisationSeen, productSeen } from '../../products/sharing/queries/shown.ts';

/** Some of its times may still be to come, by the clock of its tenant; for a query with `agenda_item as i`. */
export const notOver = (now: Instant) =>
  sql<boolean>`(i.last_day >= (${now}::timestamptz at time zone (select time_zone from tenant where key = i.tenant))::date)`;

/** Whether readers see an item: a word that follows from the facts of its product and organisation, and from the clock. */
export type Shown = 'yes' | 'product' | 'organisation' | 'unshared';

/**
 * That word, for a query with `agenda_item as i` and its `organisation as o`. What the product says is looked at behind a name of its own:
 * there, `o` is the owner.
 */
export const shownNow = (now: Instant) => sql<Shown>`(
  select case
    when p.organisation <> i.organisation and not exists (
      select from product_consumer c where c.product = p.key and c.organisation = i.organisation and c.state = 'accepted') then 'unshared'
    when not exists (select from organisation k where k.key = i.organisation and ${organisationSeen('k', now)}) then 'organisation'
    when not ${productSeen(now)} then 'product'
    else 'yes' end
  from product p join organisation o on o.key = p.organisation where p.key = i.product)`;
