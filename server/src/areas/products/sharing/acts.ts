import type { Key } from '@bronhouder/domain/instant.ts';
import { done } from '@bronhouder/domain/outcome.ts';
import { share, type SharingAct, sharingActs } from '@bronhouder/domain/products/sharing.ts';
import type { Verb } from '../../../change.ts';
import { type ShareRecord, standing } from './record.ts';
import { traceOf } from './trace.ts';
import { shares } from './store.ts';

type Answered = Exclude<SharingAct, 'offer' | 'chooseLocations'>;

/** An act that ends an offer one way or another, by the side that it is for. Refuses where it stands otherwise by now. */
const answering = (act: Answered): Verb<ShareRecord, { key: Key; note?: string }, ReturnType<typeof standing>> => ({
  records: shares[sharingActs[act].side],
  decide: (it, { note = '' }, { now, by }) => {
    const decided = share(act, it.state, it.sides);
    if (!decided.ok) return decided;
    const state = decided.value;
    const locations = state === 'accepted' ? it.locations : [];
    return done({ next: { ...it, state, note, locations, answeredAt: now, answeredBy: by }, traces: [traceOf(act, it)] });
  },
  answer: standing,
});

/** Yes, by the organisation that it was offered to. */
export const acceptOffer = answering('accept');
/** No, with a word if there is one. */
export const declineOffer = answering('decline');
/** Taken back by the owner, before or after it was accepted. */
export const withdrawOffer = answering('withdraw');
/** Not shown any more, by the co-organiser. */
export const endSharing = answering('end');
