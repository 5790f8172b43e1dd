import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { supplementsIn } from '@bronhouder/domain/fields/supplements.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { CopyChoice, SupplementChoice } from '@bronhouder/domain/products/copying.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Original } from './queries/original.ts';

type Rights = { here: readonly Right[]; there: readonly Right[] };

/** Whether whoever copies may let the copy name what it names: of the library it stands beside, or copied into that. */
const mayName = (supplements: SupplementChoice, { here, there }: Rights): boolean => {
  if (supplements === 'keep') return there.includes('SUPPLEMENT:use');
  return supplements === 'leave' || (here.includes('SUPPLEMENT:read') && there.includes('SUPPLEMENT:create'));
};

/** What was chosen, as far as it means something there: only within one organisation a copy names the same supplements. Refuses copy.supplements. */
export const choiceAt = (choice: CopyChoice, original: Original, organisation: Key, rights: Rights): Outcome<CopyChoice> => {
  const { sections, files, supplements } = choice;
  const same = original.organisation === organisation;
  const possible = same ? (supplements === 'copy' ? 'keep' : supplements) : supplements === 'keep' ? 'leave' : supplements;
  const named = supplementsIn(fieldsOf(combine(original.types)), original.content).length > 0;
  if (named && !mayName(possible, rights)) return refused('copy.supplements');
  return done({ sections, files, supplements: possible });
};
