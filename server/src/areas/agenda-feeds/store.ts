import type { FeedSubject } from '@bronhouder/domain/agenda/feed.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Records } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { logged } from '../../trace.ts';
import { type FeedRecord, traced } from './record.ts';
import { tokenHash } from './token.ts';

/** An organisation at which feeds are made, with a host name of its tenant, where the address is. */
export type Placed = { teams: Key[]; organisation: Key; archived: boolean; host: string };

/** The organisation, which nobody archives or deletes until the transaction ends. */
export const placeOfFeeds = async (trx: Transaction<DB>, organisation: Key): Promise<Placed | null> => {
  const row = await trx
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select((eb) => [
      't.path',
      'o.archived_at',
      eb.selectFrom('tenant_site as s').select('s.host').whereRef('s.tenant', '=', 'o.tenant').orderBy('s.host').limit(1).as('host'),
    ])
    .where('o.key', '=', organisation)
    .forShare('o')
    .executeTakeFirst();
  return row ? { teams: row.path, organisation, archived: row.archived_at !== null, host: row.host ?? 'localhost' } : null;
};

const about = ({ organisation }: FeedRecord) => ({ kind: 'organisation', record: organisation }) as const;

/** A new feed, of which only the hash of its secret is kept. */
export const insertFeed = (trx: Transaction<DB>, it: FeedRecord & { token: string }, caller: Caller): Promise<void> => {
  const row = {
    key: it.key,
    about: it.about,
    organisation: it.organisation,
    product: it.about === 'product' ? it.of : null,
    location: it.about === 'location' ? it.of : null,
    name: it.name,
    token_hash: tokenHash(it.token),
    created_at: caller.now,
    created_by: caller.who.user.key,
  };
  return allAtOnce(trx, {
    made: trx.insertInto('agenda_feed').values(row),
    ...logged(trx, about(it), [{ act: 'feedAdd', revision: null, note: null, values: traced(it) }], caller),
  });
};

type Row = {
  version: number;
  about: FeedSubject;
  of: Key;
  name: string;
  revokedAt: Instant | null;
  path: Key[];
};

const lockAt = async (trx: Transaction<DB>, organisation: Key, key: Key): Promise<FeedRecord | null> => {
  const { rows } = await sql<Row>`
    select f.version, f.about, coalesce(f.product, f.location, f.organisation) as of, f.name, f.revoked_at as "revokedAt", t.path
    from agenda_feed f join organisation o on o.key = f.organisation join team t on t.key = o.team
    where f.key = ${key} and f.organisation = ${organisation} for update of f`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  const { path, ...it } = row;
  return { ...it, key, organisation, place: { teams: path, organisation } };
};

/** The feeds that were made at one organisation. */
export const feedsOf = (organisation: Key): Records<FeedRecord> => ({
  readRight: 'AGENDA:read',
  lock: (trx, key) => lockAt(trx, organisation, key),
  write: (trx, { next, traces }, caller) =>
    allAtOnce(trx, {
      revoked: trx
        .updateTable('agenda_feed')
        .set({ revoked_at: next.revokedAt, revoked_by: caller.who.user.key, version: next.version })
        .where('key', '=', next.key),
      ...logged(trx, about(next), traces, caller),
    }),
});

/** A calendar read it: the day of that, once a day. Nobody did anything, so there is no trace. */
export const noteUse = async (db: Kysely<DB>, key: Key, day: string): Promise<void> => {
  await db.updateTable('agenda_feed').set({ used_on: day }).where('key', '=', key).where('used_on', 'is distinct from', day).execute();
};
