import type { Key } from '@bronhouder/domain/instant.ts';
import { people, supplementTypes } from '@bronhouder/world/cast.ts';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import type { World } from '../for-tests.ts';
import { multipart } from './client-for-tests.ts';
import type { Asked } from './permission-actors-for-tests.ts';

/** A location and a person in the library of an organisation; the person's portrait, where a file can be uploaded. */
export type Library = { location: Key; person: Key; portrait: Key };

const { locatie, contactpersoon } = supplementTypes;

/** Made through the door; an archived organisation is opened for it, and archived again. */
export const libraryAt = async (world: World, { organisation }: Asked): Promise<Library> => {
  const anna = world.as(people.anna);
  const at = world.db().updateTable('organisation').where('key', '=', organisation);
  const { archived_at } = await world
    .db()
    .selectFrom('organisation')
    .select('archived_at')
    .where('key', '=', organisation)
    .executeTakeFirstOrThrow();
  await at.set({ archived_at: null }).execute();
  const make = async (type: Key, content: object): Promise<Key> =>
    (await anna.post('/supplement', { organisation, type, content: { title: 'Onderwerp', ...content } })).body.key;
  const location = await make(locatie.key, { location: { latitude: 51.4, longitude: 5.3 } });
  const person = await make(contactpersoon.key, {});
  await at.set({ archived_at }).execute();
  const picture = new File([drawUpload({ name: 'p.png', kind: 'picture', hue: 9, text: '' })], 'p.png');
  const upload = await multipart({ field: 'portrait' }, picture);
  const portrait = archived_at ? '' : (await anna.ask('POST', `/supplement/${person}/file`, upload)).body.key;
  return { location, person, portrait };
};

type Place = Asked & { library: Library };

/** What the calls about supplements send. */
export const supplementBodies: Record<string, (place: Place) => object> = {
  'supplement.create': ({ organisation }) => ({ organisation, type: locatie.key, content: {} }),
  'supplement.save': () => ({ revision: 0, type: { key: locatie.key, version: 0 }, content: {} }),
  'supplement.replace': ({ library }) => ({ by: library.location }),
  'supplement.close': () => ({ version: 0, from: '2030-01-01', reason: 'x' }),
  'supplement.notifications': () => ({ on: false }),
  'supplement.presence': () => ({ section: null, editing: false }),
};

/** What stands in their query strings. */
export const supplementQueries: Record<string, (place: Place) => string> = {
  'supplement.list': ({ organisation }) => `?organisation=${organisation}`,
  'supplement.counts': ({ organisation }) => `?organisation=${organisation}`,
  'supplement.points': ({ organisation }) => `?organisation=${organisation}`,
  'supplement.titles': ({ library }) => `?keys=${library.location}`,
};

/** What the parts of their paths stand for. */
export const supplementParts = (name: string, { library }: Place): Record<string, string> | null => {
  if (!name.startsWith('supplement.')) return null;
  const file = name.endsWith('load');
  return { key: file ? library.person : library.location, file: library.portrait, act: 'erase', number: '1' };
};
