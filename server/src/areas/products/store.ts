import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { entriesOf, logged, type Trace } from '../../trace.ts';
import { goneItems, itemsErased, ofProduct, removedItems } from '../agenda/queries/erased-with.ts';
import { fromRow } from '../records/fact-row.ts';
import { type History, newestOf, past } from '../records/history-store.ts';
import { revised } from '../records/revision-store.ts';
import { definitionsOf, newestType } from '../types/queries.ts';
import { columnsOf, type ownFactColumns, ownFacts } from './columns.ts';
import { factSelection } from './queries/fact-columns.ts';
import type { ProductRecord } from './record.ts';
import { isHeard } from './sharing/queries/heard.ts';
import { askedAbout } from './sharing/queries/tasks.ts';

/** Where the organisations stand that it was offered to or that show it. */
export const shownAt = sql<Subject[]>`coalesce((
  select json_agg(json_build_object('teams', ct.path, 'organisation', co.key))
  from product_consumer pc join organisation co on co.key = pc.organisation join team ct on ct.key = co.team
  where pc.product = p.key and pc.state in ('offered', 'accepted')), '[]')`;

/**
 * The product with its working revision, its owner and the newest version of its type, locked. First the lock and only then the look:
 * so whoever had to wait sees what the other left, be it a save or the end that came with its organisation.
 */
const lock = async (trx: Transaction<DB>, key: Key): Promise<ProductRecord | null> => {
  const locked = await trx.selectFrom('product').select('key').where('key', '=', key).forUpdate().executeTakeFirst();
  return locked ? read(trx, key) : null;
};

const read = async (trx: Transaction<DB>, key: Key): Promise<ProductRecord | null> => {
  const row = await trx
    .selectFrom('product as p')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 'p.key').onRef('r.number', '=', 'p.working'))
    .select([...factSelection, 'p.key', 'p.organisation', 'p.title', 'p.version', 'p.depublication_note', 'p.archived_by'])
    .select(['p.archived_at as own_archived_at', 'o.archived_at as owner_archived_at', 'p.saved_at', 'p.saved_by', 'p.created_at'])
    .select(['t.path', 'r.content', newestType('p.type').as('newest'), shownAt.as('shownAt')])
    .select(isHeard.as('watched'))
    .where('p.key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return {
    key: row.key,
    version: row.version,
    place: { teams: row.path, organisation: row.organisation },
    seenFrom: row.shownAt,
    organisation: row.organisation,
    title: row.title,
    facts: fromRow(row),
    ownArchivedAt: row.own_archived_at,
    ownerArchived: row.owner_archived_at !== null,
    depublicationNote: row.depublication_note,
    archivedBy: row.archived_by,
    types: await definitionsOf(trx, row.newest),
    content: row.content as Content,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    createdAt: row.created_at,
    watched: Boolean(row.watched),
  };
};

const made: Trace = { act: 'create', action: 'create', revision: 1, note: null, values: {} };

/** The row of a product, to insert. */
const rowOf = (it: ProductRecord) => ({ ...columnsOf(it), key: it.key, organisation: it.organisation, created_at: it.createdAt });

const about = (it: ProductRecord) => ({ kind: 'product', record: it.key, facts: ownFacts(it) }) as const;

const write = (trx: Transaction<DB>, { next, traces, fields, erased }: Written<ProductRecord>, caller: Caller): Promise<void> =>
  erased
    ? remove(trx, next, traces, caller)
    : allAtOnce(trx, {
        saved: trx.updateTable('product').set(columnsOf(next)).where('key', '=', next.key),
        ...(fields && revised(trx, 'product', next, fields, caller)),
        ...logged(trx, about(next), traces, caller),
      });

/** A new product, its first revision and its first audit entry, which says how it came into being. */
export const insert = (trx: Transaction<DB>, it: ProductRecord, caller: Caller, trace: Trace = made): Promise<void> =>
  allAtOnce(trx, {
    made: trx.insertInto('product').values({ ...columnsOf(it), key: it.key, organisation: it.organisation, created_at: it.createdAt }),
    ...revised(trx, 'product', it, Object.keys(it.content), caller),
    ...logged(trx, about(it), [trace], caller),
  });

/** The facts that an act on the organisation can change in its products. */
const changedFacts = sql.raw(`published_revision integer, published_from timestamptz, published_till timestamptz, end_recorded boolean,
  planned_revision integer, planned_from timestamptz, planned_till timestamptz, planned_by uuid, withdrawn_at timestamptz`);

/** Part of a statement: these facts of many products, and a version more of each. */
export const updatedMany = (rows: readonly ({ key: Key } & ReturnType<typeof ownFactColumns>)[]) =>
  sql`update product p set version = p.version + 1, published_revision = v.published_revision,
    published_from = v.published_from, published_till = v.published_till, end_recorded = v.end_recorded,
    planned_revision = v.planned_revision, planned_from = v.planned_from, planned_till = v.planned_till,
    planned_by = v.planned_by, withdrawn_at = v.withdrawn_at
    from json_to_recordset(${JSON.stringify(rows)}) v(key uuid, ${changedFacts}) where p.key = v.key`;

/** Products with everything that happened to them; some hundreds at a time. Nobody is told of it. */
export const insertHistories = (db: Kysely<DB>, histories: readonly History<ProductRecord>[]): Promise<void> =>
  allAtOnce(db, {
    made: db.insertInto('product').values(histories.map(newestOf).map(rowOf)),
    ...past(db, 'product', histories, { how: made, about }),
  });

/** The product and its content for good, with all its dates, whoever's agenda they stand in; the traces stay. Its files are thrown away by the job `clear`. */
const remove = async (trx: Transaction<DB>, { key }: ProductRecord, traces: Trace[], caller: Caller): Promise<void> => {
  const items = await itemsErased(trx, ofProduct(key));
  await sql`select erase_record(${key})`.execute(trx);
  await allAtOnce(trx, {
    removed: trx.deleteFrom('product').where('key', '=', key),
    starred: trx.deleteFrom('favourite').where('key', '=', key),
    watched: trx.deleteFrom('subscription').where('record', '=', key),
    asked: trx.deleteFrom('task').where('record', '=', key),
    askedToShow: askedAbout(trx, [key]),
    untold: trx.deleteFrom('untold').where('audit', 'in', trx.selectFrom('audit').select('key').where('record', '=', key)),
    removedItems: removedItems(trx, items),
    logged: trx.insertInto('audit').values([...entriesOf({ kind: 'product', record: key }, traces, caller), ...goneItems(items, caller)]),
  });
};

export const products: Records<ProductRecord> = { lock, write, readRight: 'PRODUCT:read', called: 'product' };
