import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Refusal } from '@bronhouder/domain/outcome.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { mayReplace } from '@bronhouder/domain/supplements/replacement.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { languageOf } from '../../../http/language.ts';
import { found, refuse, valueOf } from '../../../http/refusal-error.ts';
import { refusalText } from '../../../http/refusal-text.ts';
import { candidate } from '../queries/candidate.ts';
import { type Use, usesWithin } from '../queries/uses.ts';
import { refusedArchived } from '../record.ts';
import { replaceIn } from './replace-in.ts';

type Named = Pick<Use, 'kind' | 'key' | 'organisation'>;
type Input = { key: Key; by: Key; publish: boolean; evenIfClosed: boolean; only?: Named[] | undefined };

/** A co-organiser shows a product beside its owner: each is a use of its own. */
const nameOf = ({ kind, key, organisation }: Named): string => `${kind}/${key}/${organisation}`;

const reasonOf = (caller: Caller, refusal: Refusal | null) =>
  refusal && { code: refusal.code, message: refusalText(languageOf(undefined, caller.who), refusal) };

const named = ({ kind, key, title, organisation, organisationTitle }: Use) => ({
  kind,
  key,
  title,
  organisation: { key: organisation, title: organisationTitle },
});

/**
 * Puts one supplement in the place of another in every record that uses it and that the caller may read, or in some of them, one
 * after the other, and answers what became of each. Refuses record.unknown, right.missing, save.archived, supplement.replacement-unfit and -closed.
 */
export const replaceSupplement = async (caller: Caller, { key, by, publish, evenIfClosed, only }: Input) => {
  const old = found(await candidate(caller, key));
  if (!allowed(caller.who.assignments, old.place, rightOf(caller))) refuse('right.missing');
  if (old.archived) valueOf(refusedArchived());
  const other = (await candidate(caller, by)) ?? refuse('supplement.replacement-unfit');
  valueOf(mayReplace(old, other, { today: todayIn(caller.tenant.timeZone, caller.now), evenIfClosed }));
  const uses = await usesWithin(caller, key);
  const wanted = only && new Set(only.map(nameOf));
  const items = [];
  for (const use of uses.filter((one) => one.mayRead && (!wanted || wanted.has(nameOf(one))))) {
    const { outcome, refusal } = await replaceIn(caller, use, { old: key, by, publish });
    items.push({ ...named(use), outcome, reason: reasonOf(caller, refusal) });
  }
  return { items, hidden: uses.filter(({ mayRead }) => !mayRead).length };
};
