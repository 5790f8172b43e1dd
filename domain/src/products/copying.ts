import { fieldsOf, normaliseContent } from '../fields/check.ts';
import { copied } from '../fields/copied.ts';
import type { Section } from '../fields/definition.ts';
import { withoutFiles } from '../fields/files.ts';
import type { Content } from '../fields/value.ts';
import { type ToRenew, toRenewIn } from './to-renew.ts';

/** What becomes of the supplements that a product names: the copy names the same ones, or copies of them in the library there, or none. */
export const supplementChoices = ['keep', 'copy', 'leave'] as const;
export type SupplementChoice = (typeof supplementChoices)[number];

/** What a copy brings along, as whoever makes it chose: sections of the form by key, its files, its supplements. */
export type CopyChoice = { sections: readonly string[]; files: boolean; supplements: SupplementChoice };

export type Copying = { content: Content; toRenew: ToRenew[] };

/**
 * What a copy of a product begins with (point 9): of what was chosen never what says which product the original is, and no protected
 * field for who may not fill it in where the copy is to stand. Its title is its own. `toRenew`: what needs a new value there.
 */
export const copying = (
  sections: Section[],
  original: Content,
  { choice, title, ...at }: { choice: CopyChoice; title: string; fieldAdmin: boolean; today: string },
): Copying => {
  const chosen = fieldsOf(sections.filter(({ key }) => choice.sections.includes(key)));
  const brought = copied(chosen, original, at.fieldAdmin, choice.supplements !== 'leave').content;
  const filed = choice.files ? brought : withoutFiles(chosen, brought, () => false);
  const content = normaliseContent(sections, { ...filed, title });
  return { content, toRenew: toRenewIn(fieldsOf(sections), original, content, at) };
};
