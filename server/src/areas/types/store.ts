import type { TypeConcern, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { type Author, logged, type Trace } from '../../trace.ts';
import type { TypeRecord } from './record.ts';

const traceOf = ({ version, name }: TypeDefinition): Trace => {
  const action = version === 1 ? 'create' : 'update';
  return { act: action, action, revision: version, note: null, values: { name: name.nl } };
};

/** The version of a type, from now on the newest, and its audit entry. */
export const insertType = async (
  trx: Transaction<DB>,
  concerns: TypeConcern,
  definition: TypeDefinition,
  author: Author,
  traces: readonly Trace[] = [traceOf(definition)],
): Promise<void> => {
  const { key, version } = definition;
  await trx.updateTable('type_definition').set({ newest: false }).where('key', '=', key).where('newest', '=', true).execute();
  await allAtOnce(trx, {
    made: trx.insertInto('type_definition').values({
      key,
      version,
      concerns,
      definition: JSON.stringify(definition),
      made_at: author.now,
      made_by: author.who?.user.key ?? null,
    }),
    ...logged(trx, { kind: 'type', record: key }, traces, author),
  });
};

/** The team that governs the whole tenant. */
export const rootTeam = async (trx: Transaction<DB>): Promise<Key> =>
  (await trx.selectFrom('team').select('key').where('parent', 'is', null).executeTakeFirstOrThrow()).key;

const lock = async (trx: Transaction<DB>, key: Key): Promise<TypeRecord | null> => {
  await trx.selectFrom('type_definition').select('version').where('key', '=', key).forUpdate().execute();
  // A statement of its own: whoever waited above finds what the one before left.
  const row = await trx
    .selectFrom('type_definition as d')
    .innerJoin('team as t', (join) => join.on('t.parent', 'is', null))
    .select(['d.version', 't.key as root'])
    .select([sql<TypeConcern>`d.concerns`.as('concerns'), sql<TypeDefinition>`d.definition`.as('definition')])
    .where('d.key', '=', key)
    .where('d.newest', '=', true)
    .executeTakeFirst();
  return row ? { key, version: row.version, place: { teams: [row.root] }, concerns: row.concerns, definition: row.definition } : null;
};

/** How types are locked and written: a version is never changed, a newer one takes its place. */
export const types: Records<TypeRecord> = {
  readRight: 'TEAM:read',
  lock,
  write: (trx: Transaction<DB>, { next, traces }: Written<TypeRecord>, caller: Caller): Promise<void> => {
    const { key, version, concerns } = next;
    return insertType(
      trx,
      concerns,
      { ...next.definition, key, version },
      caller,
      traces.map((trace) => ({ ...trace, revision: version })),
    );
  },
};
