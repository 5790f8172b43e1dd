import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { organisations as its, productTypes, supplementTypes } from '@bronhouder/world/cast.ts';
import type { Client } from '../../http/client-for-tests.ts';

/** A supplement as the API tells of it. */
export type Told = {
  key: Key;
  title: string;
  version: number;
  working: number;
  type: { key: Key; version: number };
  content: Content;
  uses: number;
};

const { locatie } = supplementTypes;

/** Whatever an answer may hold; of a call that has to succeed. */
const succeeded = ({ status, body, text }: { status: number; body: unknown; text: string }): Record<string, unknown> => {
  if (status !== 200) throw new Error(text);
  return body as Record<string, unknown>;
};

/** Makes a supplement in the library of Lindenhof, unless another one is meant; a location, unless it is something else. */
export const made = async (client: Client, content: Content, type = locatie.key, organisation = its.lindenhof.key): Promise<Key> =>
  String(succeeded(await client.post('/supplement', { organisation, type, content }))['key']);

export const told = async (client: Client, key: Key): Promise<Told> => succeeded(await client.get(`/supplement/${key}`)) as Told;

/** Saves a supplement with this changed, from the version that it has. */
export const saved = async (client: Client, key: Key, changes: Content, revision?: number) => {
  const { working, type, content } = await told(client, key);
  return client.put(`/supplement/${key}`, { revision: revision ?? working, type, content: { ...content, ...changes } });
};

type Product = {
  key: Key;
  version: number;
  type: { key: Key; version: number };
  content: Content;
  facts: { working: number; publishedRevision: number | null };
};
export const productTold = async (client: Client, key: Key): Promise<Product> => succeeded(await client.get(`/product/${key}`)) as Product;

const complete: Content = { summary: 'Leren tekenen met houtskool, in zes lessen.', price: { kind: 'free' } };

/** A course of Lindenhof at these locations, as a concept that can be published. */
export const course = async (client: Client, title: string, locations: Key[]): Promise<Key> => {
  const content = { ...complete, title, locations };
  return String(
    succeeded(await client.post('/product', { organisation: its.lindenhof.key, type: productTypes.cursus.key, content }))['key'],
  );
};

export const published = async (client: Client, key: Key): Promise<void> => {
  const { version } = await productTold(client, key);
  succeeded(await client.post(`/product/${key}/publication`, { version }));
};
