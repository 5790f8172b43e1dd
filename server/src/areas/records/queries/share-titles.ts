import type { Key } from '@bronhouder/domain/instant.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';

type Entry = { act: string; details: { values?: Values } };

const isAboutSharing = ({ act }: Entry): boolean => act.startsWith('share');
const keysIn = ({ details: { values = {} } }: Entry): Key[] =>
  [values['product'], values['owner'], values['consumer']].filter((key) => typeof key === 'string');

/**
 * What entries about sharing need to name: the product and both sides, as they are called now, by key. Either side knew the other's, so no
 * right is asked; what is gone has no title. No round trip when nothing was shared.
 */
export const shareTitles = async (db: Kysely<DB>, entries: readonly Entry[]): Promise<(entry: Entry) => Values> => {
  const keys = [...new Set(entries.filter(isAboutSharing).flatMap(keysIn))];
  if (keys.length === 0) return () => ({});
  const these = sql`any(${keys}::uuid[])`;
  const { rows } = await sql<{ key: Key; title: string }>`
    select key, title from product where key = ${these} union all select key, title from organisation where key = ${these}`.execute(db);
  const titles = new Map(rows.map(({ key, title }) => [key, title]));
  return (entry): Values => {
    if (!isAboutSharing(entry)) return {};
    const [productTitle = '', ownerTitle = '', consumerTitle = ''] = keysIn(entry).map((key) => titles.get(key) ?? '');
    const known: Values = { productTitle, ownerTitle, consumerTitle };
    return Object.values(known).every(Boolean) ? known : {};
  };
};
