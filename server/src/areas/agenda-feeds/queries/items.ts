import type { Day, Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { shownNow } from '../../agenda/queries/shown.ts';
import type { OpenFeed } from './behind-token.ts';
import { titleShown } from './title-shown.ts';

/** An item as a calendar is written from it. */
export type FeedItem = {
  key: Key;
  version: number;
  timing: Timing;
  location: Key;
  /** Of the product and the organisation as readers see them; of what they do not see, as it is called in the portal. */
  title: string;
  organisation: string;
  savedAt: Instant;
};

const itemsWhere = async (db: Kysely<DB>, now: Instant, where: RawBuilder<SqlBool>): Promise<FeedItem[]> => {
  const { rows } = await sql<FeedItem>`
    select i.key, i.version, i.timing, i.location, ${titleShown('p', now)} as title, ${titleShown('o', now)} as organisation,
      i.saved_at as "savedAt"
    from agenda_item i join organisation o on o.key = i.organisation join product p on p.key = i.product
    where ${where} order by i.first_day, i.key`.execute(db);
  return rows;
};

const within = ({ about, of, organisation, owned }: OpenFeed): RawBuilder<SqlBool> => {
  if (about === 'location') return sql`i.locations @> ${[of]}::uuid[]`;
  if (about === 'organisation') return sql`i.organisation = ${of}`;
  return owned ? sql`i.product = ${of}` : sql`i.product = ${of} and i.organisation = ${organisation}`;
};

/** What readers see of the agenda of a feed, but for what ended before a day. One round trip. */
export const itemsOfFeed = (db: Kysely<DB>, now: Instant, feed: OpenFeed, since: Day): Promise<FeedItem[]> =>
  itemsWhere(db, now, sql`i.last_day >= ${since}::date and ${within(feed)} and ${shownNow(now)} = 'yes'`);

/** One item, whether or not readers see it. */
export const itemOf = async (db: Kysely<DB>, now: Instant, key: Key): Promise<FeedItem | undefined> =>
  (await itemsWhere(db, now, sql`i.key = ${key}`))[0];
