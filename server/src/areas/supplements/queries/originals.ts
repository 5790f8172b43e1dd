import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { definitionsOf, newestType } from '../../types/queries.ts';

/** A supplement as a copy begins with it: its newest revision, by the newest version of its type. */
export type Original = { key: Key; title: string; revision: number; types: TypeDefinition[]; content: Content };

/** The originals of copies, in the library of one organisation; not locked: nothing of them is changed. */
export const originalsOf = async (trx: Transaction<DB>, organisation: Key, keys: readonly Key[]): Promise<Original[]> => {
  const rows = await trx
    .selectFrom('supplement as s')
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 's.key').onRef('r.number', '=', 's.working'))
    .select(['s.key', 's.title', 's.working', 'r.content', newestType('s.type').as('newest')])
    .where('s.organisation', '=', organisation)
    .where('s.key', 'in', [...keys])
    .orderBy('s.title')
    .execute();
  return Promise.all(
    rows.map(async ({ key, title, working, content, newest }) => ({
      key,
      title,
      revision: working,
      types: await definitionsOf(trx, newest),
      content: content as Content,
    })),
  );
};

/** The first of these titles that nothing of this type has in a library yet, whatever its accents and capitals. */
export const freeTitle = async (
  trx: Transaction<DB>,
  { organisation, type }: { organisation: Key; type: Key },
  titles: readonly string[],
): Promise<string | undefined> => {
  const { rows } = await sql<{ title: string }>`
    select c.title from unnest(${[...titles]}::text[]) with ordinality c(title, n)
    where not exists (
      select from supplement s where s.organisation = ${organisation} and s.type = ${type} and plain(s.title) = plain(c.title))
    order by c.n limit 1`.execute(trx);
  return rows[0]?.title;
};
