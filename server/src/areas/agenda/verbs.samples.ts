import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { World } from '../../for-tests.ts';
import type { Client } from '../../http/client-for-tests.ts';

/** An agenda item as the API tells of it. */
export type ToldItem = {
  key: Key;
  version: number;
  working: number;
  product: { key: Key; title: string; shared: boolean };
  location: { key: Key; title: string };
  timing: Timing;
  shown: string;
  actions: string[];
};

/** Where a write left it. */
export type Standing = { key: Key; version: number; working: number; split: Key | null; merged: string[]; unchanged: boolean };

type Given = { organisation: Key; product: Key; location: Key; timing: Timing };

/** Puts something into the agenda. */
export const planned = async (client: Client, given: Given): Promise<Key> => {
  const { status, body, text } = await client.post<Standing>('/agenda/item', given);
  if (status !== 200) throw new Error(text);
  return body.key;
};

export const toldItem = async (client: Client, key: Key): Promise<ToldItem> => {
  const { status, body, text } = await client.get<ToldItem>(`/agenda/item/${key}`);
  if (status !== 200) throw new Error(text);
  return body;
};

type Changes = { product?: Key | null; location?: Key | null; timing?: Timing };

/** Saves an item with this changed, from the revision that it has or another one. */
export const savedItem = async (client: Client, key: Key, changes: Changes, revision?: number) => {
  const { working, product, location, timing } = await toldItem(client, key);
  const content = { product: product.key, location: location.key, timing, ...changes };
  return client.put(`/agenda/item/${key}`, { revision: revision ?? working, ...content });
};

/** What the log holds of an item, oldest first. */
export const tracesOf = (world: World, record: Key) =>
  world
    .db()
    .selectFrom('audit')
    .select(['kind', 'act', 'action', 'by', 'revision', 'details', 'note'])
    .where('record', '=', record)
    .orderBy('key')
    .execute();
