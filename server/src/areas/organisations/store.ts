import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { entriesOf, logged, type Trace } from '../../trace.ts';
import { goneItems, itemsErased, ofOrganisation, removedItems } from '../agenda/queries/erased-with.ts';
import { definitionsOf, newestTypes } from '../types/queries.ts';
import { fromRow, toRow } from '../records/fact-row.ts';
import { type History, newestOf, past } from '../records/history-store.ts';
import { revised } from '../records/revision-store.ts';
import { factSelection } from './fact-columns.ts';
import { askedAbout } from '../products/sharing/queries/tasks.ts';
import { goneWith } from './gone-with.ts';
import type { OrganisationRecord } from './record.ts';

const recordColumns = [
  'o.key',
  'o.team',
  'o.title',
  'o.version',
  'o.product_workflow',
  'o.depublication_note',
  'o.archived_by',
  'o.city',
  'o.created_at',
  'o.saved_at',
  'o.saved_by',
] as const;

/**
 * The organisation with its working revision and the newest versions of its types, locked. Who had to wait for somebody else's save
 * finds the organisation as that left it, but not yet the revision that came with it, and so nothing: asked again there are both.
 */
const lock = async (trx: Transaction<DB>, key: Key): Promise<OrganisationRecord | null> => (await lockOnce(trx, key)) ?? lockOnce(trx, key);

const lockOnce = async (trx: Transaction<DB>, key: Key): Promise<OrganisationRecord | null> => {
  const row = await trx
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 'o.key').onRef('r.number', '=', 'o.working'))
    .select([...factSelection, ...recordColumns, 't.path', 'r.content', newestTypes.as('newest')])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('subscription as s').select('s.user_id').whereRef('s.record', '=', 'o.key')).as('watched'),
    )
    .where('o.key', '=', key)
    .forUpdate(['o'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    key: row.key,
    version: row.version,
    place: { teams: row.path, organisation: row.key },
    team: row.team,
    title: row.title,
    facts: fromRow(row),
    productWorkflow: row.product_workflow,
    depublicationNote: row.depublication_note,
    archivedBy: row.archived_by,
    types: await definitionsOf(trx, row.newest),
    content: row.content as Content,
    city: row.city,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    createdAt: row.created_at,
    watched: Boolean(row.watched),
  };
};

const columnsOf = (it: OrganisationRecord) => ({
  ...toRow(it.facts),
  team: it.team,
  title: it.title,
  types: it.types.map((type) => type.key),
  version: it.version,
  product_workflow: it.productWorkflow,
  depublication_note: it.depublicationNote,
  archived_by: it.archivedBy,
  city: it.city,
  saved_at: it.savedAt,
  saved_by: it.savedBy,
});

/** The row of an organisation, to insert. */
const rowOf = (it: OrganisationRecord) => ({ ...columnsOf(it), key: it.key, created_at: it.createdAt });

const about = (it: OrganisationRecord) => ({ kind: 'organisation', record: it.key, facts: it.facts }) as const;

const made: Trace = { act: 'create', action: 'create', revision: 1, note: null, values: {} };

const write = (
  trx: Transaction<DB>,
  { next, traces, fields, erased, along }: Written<OrganisationRecord>,
  caller: Caller,
): Promise<void> =>
  erased
    ? remove(trx, next, traces, caller)
    : allAtOnce(trx, {
        saved: trx.updateTable('organisation').set(columnsOf(next)).where('key', '=', next.key),
        ...(fields && revised(trx, 'organisation', next, fields, caller)),
        ...logged(trx, about(next), traces, caller),
        ...along?.writes(trx),
      });

/** A new organisation, its first revision and its first audit entry, which says how it came into being. */
export const insert = (trx: Transaction<DB>, it: OrganisationRecord, caller: Caller, trace: Trace = made): Promise<void> =>
  allAtOnce(trx, {
    made: trx.insertInto('organisation').values(rowOf(it)),
    ...revised(trx, 'organisation', it, Object.keys(it.content), caller),
    ...logged(trx, about(it), [trace], caller),
  });

/** Organisations with everything that happened to them; some hundreds at a time. Nobody is told of it. */
export const insertHistories = (db: Kysely<DB>, histories: readonly History<OrganisationRecord>[]): Promise<void> =>
  allAtOnce(db, {
    made: db.insertInto('organisation').values(histories.map(newestOf).map(rowOf)),
    ...past(db, 'organisation', histories, { how: made, about }),
  });

/** Takes the content of an organisation, its products, its library and their dates out of their revisions and logs; answers which those are. */
const erasedWith = async (
  trx: Transaction<DB>,
  organisation: Key,
): Promise<{ products: Key[]; supplements: Key[]; items: Awaited<ReturnType<typeof itemsErased>> }> => {
  const items = await itemsErased(trx, ofOrganisation(organisation));
  const { rows } = await sql<{ key: Key; kind: string }>`
    select r.key, r.kind, erase_record(r.key) from (
      select key, 'product' as kind from product where organisation = ${organisation}
      union all select key, 'supplement' from supplement where organisation = ${organisation}
      union all select ${organisation}::uuid, 'organisation'
    ) r`.execute(trx);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ key }) => key);
  return { products: of('product'), supplements: of('supplement'), items };
};

/**
 * The organisation and its content for good, with its products, its library and their dates; the traces stay, each with one that says that it is gone.
 * Its files are thrown away by the job `clear`.
 */
const remove = async (trx: Transaction<DB>, { key }: OrganisationRecord, traces: Trace[], caller: Caller): Promise<void> => {
  const { products, supplements, items } = await erasedWith(trx, key);
  const gone = [key, ...products, ...supplements];
  await allAtOnce(trx, {
    removedItems: removedItems(trx, items),
    removedProducts: trx.deleteFrom('product').where('organisation', '=', key),
    removedSupplements: trx.deleteFrom('supplement').where('organisation', '=', key),
    removed: trx.deleteFrom('organisation').where('key', '=', key),
    starred: trx.deleteFrom('favourite').where('key', 'in', gone),
    watched: trx.deleteFrom('subscription').where('record', 'in', gone),
    asked: trx.deleteFrom('task').where('record', 'in', gone),
    askedToShow: askedAbout(trx, products),
    untold: trx.deleteFrom('untold').where('audit', 'in', trx.selectFrom('audit').select('key').where('record', 'in', gone)),
    logged: trx
      .insertInto('audit')
      .values([
        ...entriesOf({ kind: 'organisation', record: key }, traces, caller),
        ...products.flatMap((record) => entriesOf({ kind: 'product', record }, [goneWith(key)], caller)),
        ...supplements.flatMap((record) => entriesOf({ kind: 'supplement', record }, [goneWith(key)], caller)),
        ...goneItems(items, caller),
      ]),
  });
};

export const organisations: Records<OrganisationRecord> = { lock, write, readRight: 'ORGANISATION:read' };
