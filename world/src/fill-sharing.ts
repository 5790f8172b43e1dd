import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { workedOn } from './moment.ts';
import type { TenantWorld } from './tenant-world.ts';
import type { WorldVerbs } from './verbs.ts';

/** Products that several organisations show, each act on the day it was done. */
export const fillSharing = async (verbs: WorldVerbs, now: Instant, { tenant, sharing }: TenantWorld): Promise<void> => {
  for (const { by, day, answers, ...offer } of sharing) {
    const at = (who: Key, when: number, turn: number) => ({ tenant: tenant.key, by: who, at: workedOn(now, when, offer.product, turn) });
    const share = await verbs.offerProduct(at(by, day, 0), offer);
    for (const [index, { by: who, day: when, ...answer }] of answers.entries())
      await verbs.answerOffer(at(who, when, index + 1), share, answer);
  }
};
