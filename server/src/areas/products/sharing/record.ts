import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import type { SharingState, Sides } from '@bronhouder/domain/products/sharing.ts';
import type { Stored } from '../../../change.ts';

/** One side of what is shared: the organisation, and where it stands in the tree. */
export type SideOf = { key: Key; title: string; place: Subject };

/** A product as it stands between its owner and one organisation, as its verbs see it. `place` is that of the side that acts. */
export type ShareRecord = Stored & {
  product: { key: Key; title: string };
  owner: SideOf;
  consumer: SideOf;
  sides: Sides;
  /** Null: it was never offered there before. */
  state: SharingState | null;
  message: string;
  offeredAt: Instant;
  offeredBy: Key | null;
  answeredAt: Instant | null;
  answeredBy: Key | null;
  note: string;
  locations: Key[];
};

/** What every write answers: where it stands now. */
export const standing = ({ key, version, state }: ShareRecord) => ({ key, version, state: state ?? 'offered' });
