import type { Problem } from '@bronhouder/domain/problem.ts';
import {
  type DefaultSetting,
  type OwnSettings,
  type RestrictionName,
  type SettingName,
  settingNames,
  usualDefault,
} from '@bronhouder/domain/teams/settings.ts';
import { sameSetting } from '@bronhouder/domain/teams/settings-change.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type TeamSettings = ApiAnswers['team']['settings'];
/** What the form holds: name, comment, and what the team sets itself. */
export type Input = { name: string; comment: string } & OwnSettings;
export type InputName = keyof Input;

const plain = (list: readonly string[] | null) => list && [...list];

/** What was chosen that can still be chosen; what the team above took away meanwhile goes with the next save. */
const among = (list: readonly string[] | null, choices: readonly string[]) => list && list.filter((item) => choices.includes(item));

/** What a list can be chosen from. */
export const choicesOf = (name: RestrictionName, settings: TeamSettings): string[] =>
  name === 'categories' ? settings.categories : settings[name].map(({ key }) => key);

/** What is saved, as the form holds it. */
export const savedInput = (settings: TeamSettings): Input => {
  const { own, name, comment } = settings;
  return {
    name,
    comment,
    ...own,
    organisationTypes: among(own.organisationTypes, choicesOf('organisationTypes', settings)),
    productTypes: among(own.productTypes, choicesOf('productTypes', settings)),
    categories: among(own.categories, choicesOf('categories', settings)),
  };
};

/** The settings among what the form holds, as they are sent. */
export const settingsOf = (input: Input) => ({
  maxVerifyAge: input.maxVerifyAge,
  organisationTypes: plain(input.organisationTypes),
  productTypes: plain(input.productTypes),
  categories: plain(input.categories),
  online: input.online,
  workflow: input.workflow,
  productWorkflow: input.productWorkflow,
});

/** What differs between two states of the form, by name. */
export const changedNames = (before: Input, after: Input): InputName[] => [
  ...(['name', 'comment'] as const).filter((field) => before[field] !== after[field]),
  ...settingNames.filter((setting) => !sameSetting(before[setting], after[setting])),
];

/** What was typed on top of what was saved then, to go on with on top of what is saved now. */
export const typedSince = (base: Input, content: Input): Partial<Input> =>
  Object.fromEntries(changedNames(base, content).map((name) => [name, content[name]]));

export const isSetting = (name: InputName): name is SettingName => name !== 'name' && name !== 'comment';

const usualAge = 365;

/** How a setting begins when a team decides to set it itself: as it holds there now. */
export const begun = {
  age: ({ inherited }: TeamSettings): number => inherited.maxVerifyAge.value ?? usualAge,
  list: (name: RestrictionName, settings: TeamSettings): string[] => choicesOf(name, settings),
  toggle: (name: 'online' | 'workflow' | 'productWorkflow', { inherited }: TeamSettings): DefaultSetting =>
    inherited[name].value ?? usualDefault,
};

/** The field of the form that a problem of the server is about: `settings.categories.1` is about `categories`. */
export const fieldOf = ({ field }: Problem): string => field.replace(/^settings\./, '').replace(/\..*$/, '');

/** The problems of one field. */
export const problemsAt = (problems: readonly Problem[], name: InputName): Problem[] =>
  problems.filter((problem) => fieldOf(problem) === name);
