import type { Key } from '@bronhouder/domain/instant.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';
import { notify } from '../../../jobs/notify.ts';
import type { Trace } from '../../../trace.ts';
import { nearestHoldersAt } from './queries/holders.ts';
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

/** What the other side has to hear of: who can answer there; or who offered it, as long as they are there. */
const toldOf = async (trx: Transaction<DB>, act: Said, { owner, consumer, offeredBy, product }: ShareRecord) => {
  if (act === 'shareOffer' || act === 'shareWithdraw') {
    const people = await nearest(trx, 'PRODUCT:cohostFrom', consumer);
    return { people, about: consumer.place, path: `#/organisation/${consumer.key}` };
  }
  const people = offeredBy ? [offeredBy] : await nearest(trx, 'PRODUCT:cohostTo', owner);
  return { people, about: owner.place, path: `#/organisation/${owner.key}/product/${product.key}/consumers` };
};

const ask = async (trx: Transaction<DB>, it: ShareRecord, people: readonly Key[], { house, now }: Caller): Promise<void> => {
  if (people.length === 0) return;
  const details = { share: it.key, title: it.product.title, owner: it.owner.title, organisation: it.consumer.title };
  const about = { kind: 'product-offered', at: now, record_kind: 'organisation', record: it.consumer.key };
  await trx
    .insertInto('task')
    .values(people.map((person) => ({ ...about, key: house.newKey(), user_id: person, details: JSON.stringify(details) })))
    .execute();
};

/** An offer that was answered or taken back asks nobody any more. */
export const noLongerAsked = (trx: Transaction<DB>, shares: readonly Key[]): Promise<unknown> =>
  trx
    .deleteFrom('task')
    .where('kind', '=', 'product-offered')
    .where('done_at', 'is', null)
    .where(sql<boolean>`details ->> 'share' = any(${[...shares]}::text[])`)
    .execute();

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
  }
};
