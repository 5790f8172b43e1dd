import type { Instant, Key } from '../instant.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Right } from '../permissions/right.ts';
import type { RefusalCode } from '../refusal.ts';

/**
 * Where a product stands between its owner and one organisation that it was offered to (points 3 and 6). `accepted`: that one is a
 * co-organiser. `withdrawn` by the owner, before or after it was accepted; `ended` by the co-organiser.
 *
 * Whether readers see it there is no state: they do while it is accepted and they see both. So nothing has to be written at any
 * co-organiser when the owner's publication ends, at once, later or by itself: it ends everywhere at that very moment.
 */
export const sharingStates = ['offered', 'accepted', 'declined', 'withdrawn', 'ended'] as const;
export type SharingState = (typeof sharingStates)[number];

/** On which side the right is asked: at the owner of the product, or at the organisation that it is offered to. */
export type Side = 'owner' | 'consumer';
type Standing = SharingState | 'none';
type Rule = { side: Side; right: Right; from: readonly Standing[]; to: SharingState };

/** Every act: who does it by which right, from where, and where it leads. `none`: it was never offered there. */
export const sharingActs = {
  offer: { side: 'owner', right: 'PRODUCT:cohostTo', from: ['none', 'declined', 'withdrawn', 'ended'], to: 'offered' },
  withdraw: { side: 'owner', right: 'PRODUCT:cohostTo', from: ['offered', 'accepted'], to: 'withdrawn' },
  accept: { side: 'consumer', right: 'PRODUCT:cohostFrom', from: ['offered'], to: 'accepted' },
  decline: { side: 'consumer', right: 'PRODUCT:cohostFrom', from: ['offered'], to: 'declined' },
  end: { side: 'consumer', right: 'PRODUCT:cohostFrom', from: ['accepted'], to: 'ended' },
  chooseLocations: { side: 'consumer', right: 'PRODUCT:connect', from: ['accepted'], to: 'accepted' },
} as const satisfies Record<string, Rule>;
export type SharingAct = keyof typeof sharingActs;

const ruleOf = (act: SharingAct): Rule => sharingActs[act];

/** What says that an act comes too late, by where it stands instead. */
const standsOtherwise: Record<Standing, RefusalCode> = {
  none: 'record.unknown',
  offered: 'sharing.offered',
  accepted: 'sharing.accepted',
  declined: 'sharing.declined',
  withdrawn: 'sharing.withdrawn',
  ended: 'sharing.ended',
};

/** Both sides as they are now. `productArchivedAt`: by itself or with its owner. */
export type Sides = {
  owner: Key;
  consumer: Key;
  productArchivedAt: Instant | null;
  consumerArchivedAt: Instant | null;
  consumerDeactivatedAt: Instant | null;
};

/** What begins or goes on takes two sides that are in use; what ends never does. */
const needsBoth: readonly SharingAct[] = ['offer', 'accept', 'chooseLocations'];

/** Why an act is impossible between these two now, whoever asks; null: it is possible. */
export const reasonAgainstSharing = (act: SharingAct, state: SharingState | null, sides: Sides): RefusalCode | null => {
  if (sides.owner === sides.consumer) return 'sharing.itself';
  if (!ruleOf(act).from.includes(state ?? 'none')) return standsOtherwise[state ?? 'none'];
  if (!needsBoth.includes(act)) return null;
  if (sides.productArchivedAt !== null) return 'sharing.product-archived';
  if (sides.consumerArchivedAt !== null || sides.consumerDeactivatedAt !== null) return 'sharing.organisation-away';
  return null;
};

/** Where it stands after the act. Refuses sharing.itself, sharing.product-archived, sharing.organisation-away, and where it stands. */
export const share = (act: SharingAct, state: SharingState | null, sides: Sides): Outcome<SharingState> => {
  const no = reasonAgainstSharing(act, state, sides);
  return no ? refused(no) : done(ruleOf(act).to);
};

/** Whether somebody with these rights at the side of the act may do it in this state: the missing right first, as everywhere. */
export const mayShare = (act: SharingAct, state: SharingState | null, sides: Sides, rights: readonly string[]): RefusalCode | null =>
  rights.includes(ruleOf(act).right) ? reasonAgainstSharing(act, state, sides) : 'right.missing';
