import type { Key } from '@bronhouder/domain/instant.ts';
import type { Labels, RelationKind } from '@bronhouder/domain/relations/labels.ts';
import { sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { logged, type Trace } from '../../trace.ts';
import type { RelationTypeRecord } from './record.ts';

const about = (key: Key) => ({ kind: 'relationType', record: key }) as const;

/** A new relation type and its audit entry. */
export const insertRelationType = (trx: Transaction<DB>, it: RelationTypeRecord, caller: Caller): Promise<void> => {
  const made: Trace = { act: 'create', action: 'create', revision: null, note: null, values: { team: it.team.key } };
  const row = { key: it.key, team: it.team.key, kind: it.kind, labels: JSON.stringify(it.labels) };
  return allAtOnce(trx, {
    made: trx.insertInto('relation_type').values({ ...row, created_at: caller.now, updated_at: caller.now }),
    ...logged(trx, about(it.key), [made], caller),
  });
};

/** The relation type as it is seen from a team, if it can be used there. While it is locked no relation of it can be made. */
const lockFrom = async (trx: Transaction<DB>, at: Key, key: Key): Promise<RelationTypeRecord | null> => {
  const row = await trx
    .selectFrom('relation_type as r')
    .innerJoin('team as t', (join) => join.on('t.key', '=', at))
    .innerJoin('team as own', 'own.key', 'r.team')
    .select(['r.version', 'r.team', 'own.name as teamName', 't.path'])
    .select([sql<RelationKind>`r.kind`.as('kind'), sql<Labels>`r.labels`.as('labels')])
    .where('r.key', '=', key)
    .where(sql<boolean>`r.team = any(t.path)`)
    .forUpdate('r')
    .executeTakeFirst();
  if (!row) return null;
  const { version, kind, labels, path } = row;
  return { key, version, kind, labels, place: { teams: path }, team: { key: row.team, name: row.teamName } };
};

const write = (trx: Transaction<DB>, { next, traces, erased }: Written<RelationTypeRecord>, caller: Caller): Promise<void> => {
  const { key, version, kind, labels } = next;
  const columns = { kind, labels: JSON.stringify(labels), version, updated_at: caller.now };
  return allAtOnce(trx, {
    done: erased
      ? trx.deleteFrom('relation_type').where('key', '=', key)
      : trx.updateTable('relation_type').set(columns).where('key', '=', key),
    ...logged(trx, about(key), traces, caller),
  });
};

/** Relation types as they are seen and written from one team: what cannot be used there does not exist. */
export const relationTypesAt = (team: Key): Records<RelationTypeRecord> => ({
  readRight: 'TEAM:read',
  lock: (trx, key) => lockFrom(trx, team, key),
  write,
});
