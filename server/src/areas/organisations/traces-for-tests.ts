import type { Key } from '@bronhouder/domain/instant.ts';
import type { World } from '../../for-tests.ts';

type Host = Parameters<World['db']>[0];

/** The log of a record, oldest first. */
export const logOf = (world: World, record: Key, host?: Host) =>
  world
    .db(host)
    .selectFrom('audit')
    .select(['action', 'act', 'by', 'at', 'revision', 'note', 'details'])
    .where('record', '=', record)
    .orderBy('at')
    .orderBy('key')
    .execute();

/** The revisions of a record, oldest first. */
export const revisionsOf = (world: World, record: Key) =>
  world
    .db()
    .selectFrom('revision')
    .select(['number', 'made_by', 'made_at', 'fields', 'content'])
    .where('record', '=', record)
    .orderBy('number')
    .execute();

/** Everything that a refused write may not touch. */
export const everything = async (world: World) => {
  const db = world.db();
  const [organisations, products, shares, audit, revisions, untold] = await Promise.all([
    db.selectFrom('organisation').selectAll().orderBy('key').execute(),
    db.selectFrom('product').selectAll().orderBy('key').execute(),
    db.selectFrom('product_consumer').selectAll().orderBy('key').execute(),
    db.selectFrom('audit').select('key').orderBy('key').execute(),
    db.selectFrom('revision').select(['record', 'number']).orderBy('record').orderBy('number').execute(),
    db.selectFrom('untold').selectAll().orderBy('audit').execute(),
  ]);
  return { organisations, products, shares, audit, revisions, untold };
};
