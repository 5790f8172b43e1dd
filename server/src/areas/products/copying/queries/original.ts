import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../database/types.ts';
import { definitionsOf, newestType } from '../../../types/queries.ts';

/** A product as a copy begins with it: its newest revision, by the newest version of its type. */
export type Original = { organisation: Key; title: string; revision: number; types: TypeDefinition[]; content: Content };

/** The original of a copy, not locked: nothing of it is changed. Null: it was deleted meanwhile. */
export const originalOf = async (trx: Transaction<DB>, key: Key): Promise<Original | null> => {
  const row = await trx
    .selectFrom('product as p')
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 'p.key').onRef('r.number', '=', 'p.working'))
    .select(['p.organisation', 'p.title', 'p.working', 'r.content', newestType('p.type').as('newest')])
    .where('p.key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return {
    organisation: row.organisation,
    title: row.title,
    revision: row.working,
    types: await definitionsOf(trx, row.newest),
    content: row.content as Content,
  };
};
