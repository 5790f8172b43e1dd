import { characterProblems, lengthProblems, tidyLine } from '../fields/characters.ts';
import type { Problem } from '../problem.ts';
import { type Label, type Labels, type RelationTypeContent, type Side, sides, sidesOf } from './labels.ts';

/** As many characters as a label may have: it stands above a list, in a menu and in a drawing. */
export const labelLimit = 60;

const uses = ['input', 'output'] as const;
type Use = (typeof uses)[number];

const eachLabel = ({ kind, labels }: RelationTypeContent) =>
  sidesOf(kind).flatMap((side) => uses.map((use) => ({ side, use, text: tidyLine(labels[side][use]) })));

const fieldOf = (side: Side, use: Use): string => `labels.${side}.${use}`;

/** Labels are the same whatever their accents, capitals and spaces. */
export const plainLabel = (text: string): string =>
  tidyLine(text)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Everything that is wrong with a relation type by itself: a label that is missing, too long, or reads the same from both sides. */
export const problemsOfRelationType = (written: RelationTypeContent): Problem[] =>
  eachLabel(written).flatMap(({ side, use, text }): Problem[] => {
    const field = fieldOf(side, use);
    if (text === '') return [{ field, code: 'required' }];
    const own = [...characterProblems(text, field), ...lengthProblems(text, { maxLength: labelLimit })].map((it) => ({ ...it, field }));
    const same = side === 'target' && plainLabel(text) === plainLabel(written.labels.source[use]);
    return own.length === 0 && same ? [{ field, code: 'not-unique' }] : own;
  });

const taken = (use: Use, others: readonly RelationTypeContent[]): Set<string> =>
  new Set(others.flatMap(({ kind, labels }) => sidesOf(kind).map((side) => plainLabel(labels[side][use]))));

/** Labels that another relation type of the same line of teams has already: nobody could tell the two apart. */
export const labelsTaken = (written: RelationTypeContent, others: readonly RelationTypeContent[]): Problem[] => {
  const known = { input: taken('input', others), output: taken('output', others) };
  return eachLabel(written)
    .filter(({ use, text }) => known[use].has(plainLabel(text)))
    .map(({ side, use }) => ({ field: fieldOf(side, use), code: 'not-unique' }));
};

const tidyLabel = ({ input, output }: Label): Label => ({ input: tidyLine(input), output: tidyLine(output) });

/** A relation type without problems as it is kept; both sides of equals read the same. */
export const tidyRelationType = ({ kind, labels }: RelationTypeContent): RelationTypeContent => {
  const source = tidyLabel(labels.source);
  return { kind, labels: { source, target: kind === 'equal' ? source : tidyLabel(labels.target) } };
};

/** Which labels of two relation types are different. */
export const labelsChanged = (before: Labels, after: Labels): boolean =>
  sides.some((side) => uses.some((use) => before[side][use] !== after[side][use]));
