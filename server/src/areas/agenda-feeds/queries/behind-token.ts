import type { FeedSubject } from '@bronhouder/domain/agenda/feed.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** What a feed gives to read. `owned`: of a product, that it was made at its owner, where all dates of it come together. */
export type OpenFeed = { key: Key; organisation: Key; about: FeedSubject; of: Key; owned: boolean; title: string };

/** The feed behind the secret of an address, unless it was revoked; null: there is none. */
export const feedBehind = async (db: Kysely<DB>, hash: Buffer): Promise<OpenFeed | null> => {
  const { rows } = await sql<OpenFeed>`
    select f.key, f.organisation, f.about, coalesce(f.product, f.location, f.organisation) as of,
      coalesce(p.organisation = f.organisation, false) as owned, coalesce(p.title, s.title, o.title) as title
    from agenda_feed f join organisation o on o.key = f.organisation left join product p on p.key = f.product
      left join supplement s on s.key = f.location
    where f.token_hash = ${hash} and f.revoked_at is null`.execute(db);
  return rows[0] ?? null;
};
