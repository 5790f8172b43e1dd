import type { Key } from '../instant.ts';
import type { Reason } from '../outcome.ts';
import type { Problem } from '../problem.ts';
import { type Effective, type OwnSettings, type RestrictionName, switchNames, verifyAges } from './settings.ts';
import { sameSetting } from './settings-change.ts';

/** What is to be decided about: what the team sets now and would set, what the teams above say, what may be chosen from. */
export type Proposal = {
  own: OwnSettings;
  current: OwnSettings;
  inherited: Effective<{ name: string }>;
  choices: Record<'organisationTypes' | 'productTypes', readonly { key: Key }[]> & { categories: readonly string[] };
};

const ofAge = (days: number | null): Problem[] => {
  if (days === null) return [];
  const field = 'maxVerifyAge';
  if (!Number.isInteger(days)) return [{ field, code: 'decimals', values: { decimals: 0 } }];
  const { minimum, maximum } = verifyAges;
  if (days < minimum) return [{ field, code: 'minimum', values: { minimum } }];
  return days > maximum ? [{ field, code: 'maximum', values: { maximum } }] : [];
};

/** Without any type or category nothing could be made; a team may well have no products. */
const atLeast: Record<RestrictionName, number> = { organisationTypes: 1, productTypes: 0, categories: 1 };

const ofList = (name: RestrictionName, wanted: readonly string[] | null, had: readonly string[] | null, choices: readonly string[]) => {
  if (wanted === null || sameSetting(wanted, had)) return [];
  const unknown = wanted.flatMap((value, index): Problem[] =>
    choices.includes(value) || had?.includes(value) ? [] : [{ field: `${name}.${index}`, code: 'select-unknown', values: { value } }],
  );
  const minimum = atLeast[name];
  return wanted.length < minimum ? [{ field: name, code: 'select-at-least' as const, values: { minimum } }] : unknown;
};

/**
 * Everything that is wrong with what a team would set (point 3, 'Team'; point 5): a number out of bounds, an empty list, a type or
 * category that does not exist or that the team above does not allow, each at its field; and a setting that a team above made mandatory
 * (`settings.mandatory`). What was set before and did not change may stay.
 */
export const settingsProblems = ({ own, current, inherited, choices }: Proposal): { problems: Problem[]; reasons: Reason[] } => {
  const keys = (list: readonly { key: Key }[]) => list.map(({ key }) => key);
  return {
    problems: [
      ...ofAge(own.maxVerifyAge),
      ...ofList('organisationTypes', own.organisationTypes, current.organisationTypes, keys(choices.organisationTypes)),
      ...ofList('productTypes', own.productTypes, current.productTypes, keys(choices.productTypes)),
      ...ofList('categories', own.categories, current.categories, choices.categories),
    ],
    reasons: switchNames.flatMap((setting): Reason[] => {
      const above = inherited[setting];
      if (!above.value?.mandatory || own[setting] === null || sameSetting(own[setting], current[setting])) return [];
      return [{ code: 'settings.mandatory', values: { setting, team: above.from?.name ?? '' } }];
    }),
  };
};
