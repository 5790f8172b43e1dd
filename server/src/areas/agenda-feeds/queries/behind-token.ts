import type { FeedSubject } from '@bronhouder/domain/agenda/feed.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { organisationSeen, productSeen } from '../../products/sharing/queries/shown.ts';
import { titleShown } from './title-shown.ts';

/**
 * What a feed gives to read. `owned`: of a product, that it was made at its owner, where all dates of it come together. `title`: what readers
 * see that it is of; null: they see nothing of it.
 */
export type OpenFeed = { key: Key; organisation: Key; about: FeedSubject; of: Key; owned: boolean; title: string | null };

/** A product as it is called for readers, while they see it at the feed's organisation. */
const productTitle = (now: Instant) => sql`(
  select ${titleShown('p', now)} from product p join organisation o on o.key = p.organisation
  where p.key = f.product and ${productSeen(now)} and (p.organisation = f.organisation or exists (
    select from product_consumer c where c.product = p.key and c.organisation = f.organisation and c.state = 'accepted')))`;

/** What it is of, else whose it is; nothing of an organisation that readers do not see. */
const title = (now: Instant) => sql`(
  select coalesce(${productTitle(now)}, (select s.title from supplement s where s.key = f.location), ${titleShown('o', now)})
  from organisation o where o.key = f.organisation
    and exists (select from organisation k where k.key = f.organisation and ${organisationSeen('k', now)}))`;

/** The feed behind the secret of an address, unless it was revoked; null: there is none. */
export const feedBehind = async (db: Kysely<DB>, hash: Buffer, now: Instant): Promise<OpenFeed | null> => {
  const { rows } = await sql<OpenFeed>`
    select f.key, f.organisation, f.about, coalesce(f.product, f.location, f.organisation) as of,
      exists (select from product q where q.key = f.product and q.organisation = f.organisation) as owned, ${title(now)} as title
    from agenda_feed f where f.token_hash = ${hash} and f.revoked_at is null`.execute(db);
  return rows[0] ?? null;
};
