import type { Needs } from '@bronhouder/contract/entry.ts';
import { sharing } from '@bronhouder/contract/sharing.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Outcome } from '@bronhouder/domain/outcome.ts';
import type { Act, WorldVerbs } from '@bronhouder/world/verbs.ts';
import { acceptOffer, declineOffer, endSharing, withdrawOffer } from '../areas/products/sharing/acts.ts';
import { offerProduct } from '../areas/products/sharing/offer.ts';
import { saveLocations } from '../areas/products/sharing/save-locations.ts';
import { perform } from '../change.ts';
import type { Caller } from '../http/caller.ts';

type Entry = { '~orpc': { meta: { needs: Needs } } };
type CallerFor = (act: Omit<Act, 'organisation'>, entry: Entry) => Promise<Caller>;
type SharingVerbs = Pick<WorldVerbs, 'offerProduct' | 'answerOffer'>;

const verbs = {
  accept: [sharing.accept, acceptOffer],
  decline: [sharing.decline, declineOffer],
  withdraw: [sharing.withdraw, withdrawOffer],
  end: [sharing.end, endSharing],
} as const;

const versionOf = async ({ db }: Caller, key: Key): Promise<number> => {
  const row = await db.selectFrom('product_consumer').select('version').where('key', '=', key).executeTakeFirstOrThrow();
  return row.version;
};

/** @throws when the act was refused, with what it was about and why */
const achieved = (about: object, outcome: Outcome<unknown>): void => {
  if (!outcome.ok) throw new Error(`${JSON.stringify(about)} was refused: ${JSON.stringify(outcome.refusal)}`);
};

/** Products that organisations of the world share. */
export const sharingVerbs = (callerFor: CallerFor): SharingVerbs => ({
  offerProduct: async (act, { product, organisation, message }) => {
    const [result] = await offerProduct(await callerFor(act, sharing.offer), { key: product, organisations: [organisation], message });
    if (!result?.key) throw new Error(`${product} was not offered to ${organisation}: ${result?.reason?.code}`);
    return result.key;
  },
  answerOffer: async (act, key, { act: what, note = '', locations = [] }) => {
    if (what === 'locations') {
      const caller = await callerFor(act, sharing.saveLocations);
      const input = { key, version: await versionOf(caller, key), locations };
      achieved({ act, input }, await perform(saveLocations, caller, input));
      return;
    }
    const [entry, verb] = verbs[what];
    achieved({ act, what, key }, await perform(verb, await callerFor(act, entry), { key, note }));
  },
});
