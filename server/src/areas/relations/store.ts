import type { Key } from '@bronhouder/domain/instant.ts';
import { type RelationKind, type Side, sideOf } from '@bronhouder/domain/relations/labels.ts';
import { sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import { heard } from '../../database/heard.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { entriesOf, type Trace } from '../../trace.ts';
import type { RelationRecord } from './record.ts';

/** What stands in the log of one of the two: how it was related to which other. */
const entryAt = (it: RelationRecord, organisation: Key, act: string, caller: Caller) => {
  const other = it.source === organisation ? it.target : it.source;
  const values = { relationType: it.type, side: sideOf(it.kind, it, organisation), organisation: other };
  const trace: Trace = { act, revision: null, note: null, values };
  return entriesOf({ kind: 'organisation', record: organisation }, [trace], caller);
};

/** It stands in the log of both organisations, and whoever watches one of them hears of it. */
const inBothLogs = (trx: Transaction<DB>, it: RelationRecord, act: string, caller: Caller) => {
  const entries = [...entryAt(it, it.source, act, caller), ...entryAt(it, it.target, act, caller)];
  return { logged: trx.insertInto('audit').values(entries), heard: heard(trx, entries, [it.source, it.target]) };
};

/** A new relation, with a line in the log of both organisations. */
export const insertRelation = (trx: Transaction<DB>, it: RelationRecord, caller: Caller): Promise<void> => {
  const { key, type, source, target } = it;
  const row = { key, type, source, target, created_at: caller.now, created_by: caller.who.user.key };
  return allAtOnce(trx, { made: trx.insertInto('relation').values(row), ...inBothLogs(trx, it, 'relate', caller) });
};

const lockFrom = async (trx: Transaction<DB>, organisation: Key, side: Side, key: Key): Promise<RelationRecord | null> => {
  const row = await trx
    .selectFrom('relation as r')
    .innerJoin('relation_type as y', 'y.key', 'r.type')
    .innerJoin('organisation as o', (join) => join.on('o.key', '=', organisation))
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['r.version', 'r.type', 'r.source', 'r.target', 't.path', 'o.archived_at'])
    .select(sql<RelationKind>`y.kind`.as('kind'))
    .where('r.key', '=', key)
    .where(sql<boolean>`(${sql.ref(`r.${side}`)} = o.key or y.kind = 'equal' and o.key in (r.source, r.target))`)
    .forUpdate('r')
    .executeTakeFirst();
  if (!row) return null;
  const { path, archived_at: archivedAt, ...relation } = row;
  return { ...relation, key, place: { teams: path, organisation }, archived: archivedAt !== null };
};

const write = (trx: Transaction<DB>, { next, traces: [trace] }: Written<RelationRecord>, caller: Caller): Promise<void> =>
  allAtOnce(trx, {
    removed: trx.deleteFrom('relation').where('key', '=', next.key),
    ...(trace && inBothLogs(trx, next, trace.act, caller)),
  });

/** The relations in which an organisation stands on this side; of equals, each stands on both. */
export const relationsAt = (organisation: Key, side: Side): Records<RelationRecord> => ({
  readRight: 'ORGANISATION:read',
  lock: (trx, key) => lockFrom(trx, organisation, side, key),
  write,
});
