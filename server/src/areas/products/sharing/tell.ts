import type { Key } from '@bronhouder/domain/instant.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Transaction } from 'kysely';
import { fullName } from '../../../access/accounts.ts';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';
import type { About } from '../../../jobs/about.ts';
import { tellWatchers } from '../../../jobs/news/tell-watchers.ts';
import { lineOf } from '../../../jobs/news/words.ts';
import { notify } from '../../../jobs/notify.ts';
import type { Trace } from '../../../trace.ts';
import { nearestHoldersAt, stillHolds } from './queries/holders.ts';
import { ask, noLongerAsked } from './queries/tasks.ts';
import type { ShareRecord, SideOf } from './record.ts';

/** What became of it, as a mail says it. */
const said = {
  shareOffer: 'offered',
  shareAccept: 'accepted',
  shareDecline: 'declined',
  shareWithdraw: 'withdrawn',
  shareEnd: 'ended',
} as const;
type Said = keyof typeof said;
const isSaid = (act: string): act is Said => Object.hasOwn(said, act);

const nearest = async (trx: Transaction<DB>, right: Right, { key }: SideOf): Promise<Key[]> =>
  (await nearestHoldersAt(trx, right, [key])).get(key) ?? [];

/** What is told of is also what is no longer shown there: so it takes the right to read the products of that side, not this one. */
const productsOf = ({ key, place }: SideOf): About => ({ kind: 'product', record: key, places: [place] });

/** What the other side has to hear of: who can answer there; or who offered it, and when they no longer can, who else may. */
const toldOf = async (trx: Transaction<DB>, act: Said, { owner, consumer, offeredBy, product }: ShareRecord) => {
  if (act === 'shareOffer' || act === 'shareWithdraw') {
    const people = await nearest(trx, 'PRODUCT:cohostFrom', consumer);
    return { people, about: productsOf(consumer), path: `#/organisation/${consumer.key}` };
  }
  const there = offeredBy !== null && (await stillHolds(trx, offeredBy, 'PRODUCT:read', owner.place));
  const people = there ? [offeredBy] : await nearest(trx, 'PRODUCT:cohostTo', owner);
  return { people, about: productsOf(owner), path: `#/organisation/${owner.key}/product/${product.key}/consumers` };
};

/** Of what is shared hears also who watches the product or one of the two, on their own side of it. */
const tellWatching = async (trx: Transaction<DB>, it: ShareRecord, { act, told }: { act: Said; told: readonly Key[] }, caller: Caller) => {
  const { house, who, now } = caller;
  const { product, owner, consumer } = it;
  const byName = fullName(who.user);
  const values = { does: said[act], title: product.title, owner: owner.title, consumer: consumer.title };
  const news = {
    kind: 'sharing-changed',
    by: who.user.key,
    byName,
    at: now,
    line: (language: 'nl' | 'en') => lineOf(language, 'sharing', values, byName),
  } as const;
  const sides = [
    { organisation: owner, watched: [owner.key, product.key], path: `#/organisation/${owner.key}/product/${product.key}/consumers` },
    { organisation: consumer, watched: [consumer.key], path: `#/organisation/${consumer.key}` },
  ];
  const heard = [...told];
  for (const { organisation, ...side } of sides)
    heard.push(...(await tellWatchers(house, trx, { ...news, ...side, organisation, about: productsOf(organisation), except: heard })));
};

/** Tells the other side, as each wants to hear it: an offer asks whoever can answer it, everything else is told. */
export const tell = async (trx: Transaction<DB>, it: ShareRecord, traces: readonly Trace[], caller: Caller): Promise<void> => {
  const { house, now, who } = caller;
  for (const { act } of traces) {
    if (!isSaid(act)) continue;
    const { people, about, path } = await toldOf(trx, act, it);
    await noLongerAsked(trx, [it.key]);
    if (act === 'shareOffer')
      await ask(
        trx,
        it,
        people.filter((person) => person !== who.user.key),
        caller,
      );
    const values = { does: said[act], title: it.product.title, owner: it.owner.title, consumer: it.consumer.title, at: now };
    const quote = act === 'shareOffer' ? it.message : it.note;
    await notify(house, trx, { people, about, by: who.user.key }, (to) => ({
      ...to,
      kind: 'product-shared',
      path,
      values,
      quote,
    }));
    await tellWatching(trx, it, { act, told: people }, caller);
  }
};
