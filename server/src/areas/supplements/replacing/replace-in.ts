import type { Key } from '@bronhouder/domain/instant.ts';
import { type Outcome, type Refusal } from '@bronhouder/domain/outcome.ts';
import { perform } from '../../../change.ts';
import type { Caller } from '../../../http/caller.ts';
import { RefusalError } from '../../../http/refusal-error.ts';
import { saveLocations } from '../../products/sharing/save-locations.ts';
import { ownLocations } from '../queries/own-locations.ts';
import type { Use } from '../queries/uses.ts';
import { type Current, kinds } from './kinds.ts';
import { replaceInAgenda } from './replace-in-agenda.ts';

/** What became of one record. */
type Replaced = { outcome: 'replaced' | 'published' | 'waiting' | 'refused'; refusal: Refusal | null };
type Exchange = { old: Key; by: Key; publish: boolean };

const outcomeOf = (outcome: Outcome<unknown>, done: Replaced['outcome']): Replaced =>
  outcome.ok ? { outcome: done, refusal: null } : { outcome: 'refused', refusal: outcome.refusal };

/** In the places where a co-organiser has a product of somebody else: its own, so no revision of the product. */
const replaceLocation = async (caller: Caller, use: Use, { old, by }: Exchange): Promise<Replaced> => {
  const share = await ownLocations(caller, use.key, use.organisation);
  if (!share) return { outcome: 'replaced', refusal: null };
  const locations = [...new Set(share.locations.map((key) => (key === old ? by : key)))];
  const { key, version } = share;
  return outcomeOf(await perform(saveLocations, { ...caller, right: 'PRODUCT:connect' }, { key, version, locations }), 'replaced');
};

/** Readers see the old one until somebody publishes: nobody else's unpublished changes or plans go out with a replacement. */
const mayGoOut = (before: Current): boolean => before.publishedRevision === before.working && before.plannedRevision === null;

const publishNew = async (
  caller: Caller,
  { kind, key }: { kind: keyof typeof kinds; key: Key },
  before: Current,
  version: number,
): Promise<Replaced> => {
  const { publish } = kinds[kind];
  if (!publish || !mayGoOut(before)) return { outcome: 'waiting', refusal: null };
  const published = await publish(caller, { key, version });
  return published.ok ? { outcome: 'published', refusal: null } : { outcome: 'waiting', refusal: published.refusal };
};

/** What is deleted or taken out of reach while others are replaced is refused like the rest: what was done before it stays done, and is told. */
const readOr = async (read: () => Promise<Current>): Promise<Current | Replaced> => {
  try {
    return await read();
  } catch (fault) {
    if (fault instanceof RefusalError) return { outcome: 'refused', refusal: fault.refusal };
    throw fault;
  }
};

/** In a record, by a save as its form would do it; and published anew, when that is asked. */
export const replaceIn = async (caller: Caller, use: Use, exchange: Exchange): Promise<Replaced> => {
  if (use.revisions.includes('location')) return replaceLocation(caller, use, exchange);
  if (use.kind === 'agenda') return outcomeOf(await replaceInAgenda(caller, use.key, exchange), 'replaced');
  if (!use.revisions.includes('working')) return { outcome: 'waiting', refusal: null };
  const { read, save } = kinds[use.kind];
  const before = await readOr(() => read(caller, use.key));
  if ('refusal' in before) return before;
  const saved = await save(caller, before, exchange);
  if (!saved.ok) return { outcome: 'refused', refusal: saved.refusal };
  if (use.revisions.length === 1) return { outcome: 'replaced', refusal: null };
  // Without a workflow what is published goes out by being saved.
  if (saved.value.publishedRevision !== before.publishedRevision) return { outcome: 'published', refusal: null };
  return exchange.publish
    ? publishNew(caller, { kind: use.kind, key: use.key }, before, saved.value.version)
    : { outcome: 'waiting', refusal: null };
};
