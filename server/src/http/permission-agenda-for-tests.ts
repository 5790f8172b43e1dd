import type { Key } from '@bronhouder/domain/instant.ts';
import { madeItem, once } from '../areas/agenda/items.samples.ts';
import type { World } from '../for-tests.ts';

type Place = { organisation: Key; item: Key; feed: Key; library: { location: Key }; shared: { product: Key } };

/** Something in the agenda of an organisation, written down as it is. */
export const itemAt = (world: World, organisation: Key, product: Key, location: Key): Promise<Key> =>
  madeItem(world, { organisation, product, location, timing: once('2026-12-10') });

/** A secret address of an organisation's agenda. */
export const feedAt = async (world: World, organisation: Key): Promise<Key> => {
  const key = world.house.newKey();
  const row = { key, about: 'organisation', organisation, name: 'Website', token_hash: Buffer.from(key), created_at: world.house.clock() };
  await world.db().insertInto('agenda_feed').values(row).execute();
  return key;
};

const days = 'from=2026-12-01&till=2026-12-31';
const timing = once('2026-12-11');

/** What the calls about the agenda send. */
export const agendaBodies: Record<string, (place: Place) => object> = {
  'agenda.create': ({ organisation }) => ({ organisation, product: null, location: null, timing }),
  'agenda.save': () => ({ revision: 0, product: null, location: null, timing }),
  'agenda.move': () => ({
    version: 0,
    at: '2026-12-10',
    which: 'this',
    span: { startDate: '2026-12-12', startTime: '10:00', endDate: '2026-12-12', endTime: '11:00' },
  }),
  'agenda.cancel': () => ({ version: 0, at: '2026-12-10', which: 'this' }),
  'agenda.resume': () => ({ version: 0, at: '2026-12-10' }),
  'feed.create': ({ organisation }) => ({ about: 'organisation', of: organisation, name: '' }),
  'feed.revoke': () => ({}),
};

/** What stands in their query strings. */
export const agendaQueries: Record<string, (place: Place) => string> = {
  'agenda.occurrences': ({ organisation }) => `?organisation=${organisation}&${days}`,
  'agenda.busy': ({ library }) => `?location=${library.location}&${days}`,
};

/** What the parts of their paths stand for. */
export const agendaParts = (name: string, { organisation, item, feed }: Place): Record<string, string> | null => {
  if (name.startsWith('feed.')) return { key: item, feed };
  if (!name.startsWith('agenda.')) return null;
  return { key: name === 'agenda.products' || name === 'agenda.locations' ? organisation : item };
};
