import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { logged, type Trace } from '../../trace.ts';
import { revised } from '../records/revision-store.ts';
import { definitionsOf, newestType } from '../types/queries.ts';
import { closingColumns, closingOf } from './closing-columns.ts';
import { onceByTitle } from './once-by-title.ts';
import type { SupplementRecord } from './record.ts';

/** Who had to wait for somebody else's save finds the new row before its revision, and so nothing: asked again there are both. */
const lock = async (trx: Transaction<DB>, key: Key): Promise<SupplementRecord | null> => (await lockOnce(trx, key)) ?? lockOnce(trx, key);

/** Locked against other writes, but not against being named meanwhile: only who erases it waits for those as well. */
const lockOnce = async (trx: Transaction<DB>, key: Key): Promise<SupplementRecord | null> => {
  const row = await trx
    .selectFrom('supplement as s')
    .innerJoin('organisation as o', 'o.key', 's.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 's.key').onRef('r.number', '=', 's.working'))
    .select(['s.key', 's.title', 's.version', 's.organisation', 's.working', 's.closed_from', 's.closed_till', 's.closed_reason'])
    .select(['s.created_at', 's.saved_at', 's.saved_by', 'o.archived_at', 't.path', 'r.content', newestType('s.type').as('newest')])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('subscription as w').select('w.user_id').whereRef('w.record', '=', 's.key')).as('watched'),
    )
    .where('s.key', '=', key)
    .forNoKeyUpdate(['s'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    key: row.key,
    version: row.version,
    place: { teams: row.path, organisation: row.organisation },
    organisation: row.organisation,
    title: row.title,
    facts: { working: row.working },
    types: await definitionsOf(trx, row.newest),
    content: row.content as Content,
    closing: closingOf(row),
    archivedAt: row.archived_at,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    createdAt: row.created_at,
    watched: Boolean(row.watched),
  };
};

const columnsOf = (it: SupplementRecord) => ({
  ...closingColumns(it.closing),
  title: it.title,
  version: it.version,
  working: it.facts.working,
  saved_at: it.savedAt,
  saved_by: it.savedBy,
});

/** What whoever watches the organisation hears of its library; changes of what stands in it hears who watches that. */
const isNewsOfLibrary = (traces: readonly Trace[]): boolean => traces.some(({ act }) => act === 'close' || act === 'open');

const write = (trx: Transaction<DB>, { next, traces, fields, erased }: Written<SupplementRecord>, caller: Caller): Promise<void> =>
  erased
    ? remove(trx, next, traces, caller)
    : onceByTitle(
        next.title,
        allAtOnce(trx, {
          saved: trx.updateTable('supplement').set(columnsOf(next)).where('key', '=', next.key),
          ...(fields && revised(trx, 'supplement', next, fields, caller)),
          ...logged(trx, { kind: 'supplement', record: next.key }, traces, caller, isNewsOfLibrary(traces) ? [next.organisation] : []),
        }),
      );

const made = ({ organisation }: SupplementRecord): Trace => ({
  act: 'create',
  action: 'create',
  revision: 1,
  note: null,
  values: { organisation },
});

/** A new supplement, its first revision and its first audit entry, which says how it came into being. */
export const insert = (trx: Transaction<DB>, it: SupplementRecord, caller: Caller, trace: Trace = made(it)): Promise<void> =>
  onceByTitle(
    it.title,
    allAtOnce(trx, {
      made: trx.insertInto('supplement').values({
        ...columnsOf(it),
        key: it.key,
        organisation: it.organisation,
        type: it.types[0]?.key ?? '',
        created_at: it.createdAt,
      }),
      ...revised(trx, 'supplement', it, Object.keys(it.content), caller),
      ...logged(trx, { kind: 'supplement', record: it.key }, [trace], caller, [it.organisation]),
    }),
  );

/** The supplement and its content for good; the traces stay. Its files are thrown away by the job `clear`. */
const remove = async (trx: Transaction<DB>, { key, organisation }: SupplementRecord, traces: Trace[], caller: Caller): Promise<void> => {
  await sql`select erase_record(${key})`.execute(trx);
  await allAtOnce(trx, {
    removed: trx.deleteFrom('supplement').where('key', '=', key),
    watched: trx.deleteFrom('subscription').where('record', '=', key),
    asked: trx.deleteFrom('task').where('record', '=', key),
    untold: trx.deleteFrom('untold').where('audit', 'in', trx.selectFrom('audit').select('key').where('record', '=', key)),
    ...logged(trx, { kind: 'supplement', record: key }, traces, caller, [organisation]),
  });
};

export const supplements: Records<SupplementRecord> = { lock, write, readRight: 'SUPPLEMENT:read' };
