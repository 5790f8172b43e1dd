import type { Day, Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { type Shown, shownNow } from './shown.ts';
import { timingIn } from './timing-in-window.ts';

export type Days = { from: Day; till: Day };

/** An item as a window shows it. `path`: the teams above its organisation. */
export type ItemRow = {
  key: Key;
  version: number;
  /** As far as the days that were asked for take; see `timingIn`. */
  timing: Timing;
  organisation: Key;
  organisationTitle: string;
  path: Key[];
  /** Its organisation is. */
  archived: boolean;
  product: Key;
  productTitle: string;
  location: Key;
  firstDay: Day;
  lastDay: Day;
  shown: Shown;
  /** Whether whoever asks may read it, where that was asked. */
  mayRead: boolean;
};

/** Items that can have a time on one of these days, for a query with `agenda_item as i`. */
const touching = ({ from, till }: Days): RawBuilder<SqlBool> => sql`(i.first_day <= ${till}::date and i.last_day >= ${from}::date)`;

/**
 * Items that can have a time on one of these days and fit these conditions: on `agenda_item as i`, its `organisation as o`, the `team as t`
 * of that and its product as `n`. One round trip.
 */
export const itemsWhere = async (
  db: Kysely<DB>,
  now: Instant,
  days: Days,
  conditions: readonly RawBuilder<SqlBool>[],
  mayRead: RawBuilder<SqlBool> = sql`true`,
): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select i.key, i.version, ${timingIn(days)} as timing, i.organisation, o.title as "organisationTitle", t.path, o.archived_at is not null as archived, i.product, n.title as "productTitle",
      i.location, i.first_day as "firstDay", i.last_day as "lastDay", ${shownNow(now)} as shown, ${mayRead} as "mayRead"
    from agenda_item i join organisation o on o.key = i.organisation join team t on t.key = o.team join product n on n.key = i.product
    where ${sql.join([touching(days), ...conditions], sql` and `)}
    order by i.key`.execute(db);
  return rows;
};
