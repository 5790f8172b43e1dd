import type { TypeConcern, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Transaction } from 'kysely';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import { type Author, logged } from '../../trace.ts';

/** The version of a type, from now on the newest, and its audit entry. */
export const insertType = async (
  trx: Transaction<DB>,
  concerns: TypeConcern,
  definition: TypeDefinition,
  author: Author,
): Promise<void> => {
  const { key, version, name } = definition;
  const action = version === 1 ? 'create' : 'update';
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
    ...logged(
      trx,
      { kind: 'type', record: key },
      [{ act: action, action, revision: version, note: null, values: { name: name.nl } }],
      author,
    ),
  });
};
