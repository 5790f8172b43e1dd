import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { firstDay, lastDay } from '@bronhouder/domain/agenda/reach.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { type Kysely, type OperationNodeSource, sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import { heard } from '../../database/heard.ts';
import type { DB } from '../../database/types.ts';
import { type Author, entriesOf, logged, type Trace } from '../../trace.ts';
import { contentOf, type ItemRecord } from './record.ts';

type Row = {
  key: Key;
  version: number;
  organisation: Key;
  product: Key;
  location: Key;
  timing: Timing;
  working: number;
  saved_at: Instant;
  saved_by: Key | null;
  created_at: Instant;
  path: Key[];
  archived_at: Instant | null;
  ownedAt: Subject | null;
};

/** Where the owner of a product stands that the item's organisation shows: it sees the dates of what is its own. */
const ownedAt = sql<Subject | null>`(
  select json_build_object('teams', pt.path, 'organisation', p.organisation)
  from product p join organisation po on po.key = p.organisation join team pt on pt.key = po.team
  where p.key = i.product and p.organisation <> i.organisation and exists (
    select from product_consumer c where c.product = p.key and c.organisation = i.organisation and c.state = 'accepted'))`;

/** Who had to wait for a save that chose another product finds the item with neither: asked again there are both. */
const lock = async (trx: Transaction<DB>, key: Key): Promise<ItemRecord | null> => (await lockOnce(trx, key)) ?? lockOnce(trx, key);

/** First the product, for whoever deletes that takes its items along, and only then the item: so nobody waits for each other. */
const lockOnce = async (trx: Transaction<DB>, key: Key): Promise<ItemRecord | null> => {
  const { rows } = await sql<Row>`
    select i.key, i.version, i.organisation, i.product, i.location, i.timing, i.working, i.saved_at, i.saved_by, i.created_at,
      t.path, o.archived_at, ${ownedAt} as "ownedAt"
    from agenda_item i join organisation o on o.key = i.organisation join team t on t.key = o.team join product q on q.key = i.product
    where i.key = ${key} for key share of q for update of i`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  const { path, archived_at, saved_at, saved_by, created_at, ownedAt: owner, ...it } = row;
  return {
    ...it,
    place: { teams: path, organisation: row.organisation },
    seenFrom: owner ? [owner] : [],
    archivedAt: archived_at,
    savedAt: saved_at,
    savedBy: saved_by,
    createdAt: created_at,
  };
};

const columnsOf = (it: ItemRecord) => ({
  product: it.product,
  location: it.location,
  kind: it.timing.kind,
  timing: JSON.stringify(it.timing),
  first_day: firstDay(it.timing),
  last_day: lastDay(it.timing),
  version: it.version,
  working: it.working,
  saved_at: it.savedAt,
  saved_by: it.savedBy,
});

const rowOf = (it: ItemRecord) => ({ ...columnsOf(it), key: it.key, organisation: it.organisation, created_at: it.createdAt });

const revisionOf = (it: ItemRecord, fields: string[], { now, who }: Pick<Author, 'now' | 'who'>) => ({
  kind: 'agenda',
  record: it.key,
  number: it.working,
  made_at: now,
  made_by: who?.user.key ?? null,
  types: '[]',
  content: JSON.stringify(contentOf(it)),
  fields,
});

/** Whoever watches one of these hears what is done with an item. */
const watchedWith = ({ organisation, product }: ItemRecord): Key[] => [organisation, product];

const write = (trx: Transaction<DB>, { next, traces, fields, erased, along }: Written<ItemRecord>, author: Author): Promise<void> =>
  erased
    ? remove(trx, next, traces, author, watchedWith(next))
    : allAtOnce(trx, {
        saved: trx.updateTable('agenda_item').set(columnsOf(next)).where('key', '=', next.key),
        ...(fields && { revised: trx.insertInto('revision').values(revisionOf(next, fields, author)) }),
        ...logged(trx, { kind: 'agenda', record: next.key }, traces, author, watchedWith(next)),
        ...along?.writes(trx),
      });

/** A new item as it was made, with the trace of that. */
export type Made = { it: ItemRecord; trace: Trace };

/** What of a new item belongs into a statement: the item, its first revision and its trace; many at once, by one author. */
export const inserted = (db: Kysely<DB>, made: readonly Made[], author: Author): Record<string, OperationNodeSource | undefined> => {
  const entries = made.flatMap(({ it, trace }) => entriesOf({ kind: 'agenda', record: it.key }, [trace], author));
  const told = entries.filter(({ act }) => act === 'create');
  return {
    madeItems: db.insertInto('agenda_item').values(made.map(({ it }) => rowOf(it))),
    madeRevisions: db.insertInto('revision').values(made.map(({ it }) => revisionOf(it, ['product', 'location', 'timing'], author))),
    madeLog: db.insertInto('audit').values(entries),
    madeHeard: heard(
      db,
      told,
      made.flatMap(({ it }) => watchedWith(it)),
    ),
  };
};

/** The item and its content for good; the traces stay. `watched`: whoever watches one of these hears of it. */
export const remove = async (
  trx: Transaction<DB>,
  { key }: ItemRecord,
  traces: Trace[],
  author: Author,
  watched: readonly Key[] = [],
): Promise<void> => {
  await sql`select erase_record(${key})`.execute(trx);
  await allAtOnce(trx, {
    removed: trx.deleteFrom('agenda_item').where('key', '=', key),
    ...logged(trx, { kind: 'agenda', record: key }, traces, author, watched),
  });
};

export const items: Records<ItemRecord> = { lock, write, readRight: 'AGENDA:read', called: 'agenda' };
