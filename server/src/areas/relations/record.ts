import type { Key } from '@bronhouder/domain/instant.ts';
import type { RelationKind } from '@bronhouder/domain/relations/labels.ts';
import type { Stored } from '../../change.ts';

/** A relation as its verbs see it, from the organisation where somebody looks at it: `place` is that organisation. */
export type RelationRecord = Stored & {
  type: Key;
  kind: RelationKind;
  source: Key;
  target: Key;
  /** The organisation from which it is looked at may not be updated. */
  archived: boolean;
};
