import { type TouchCode, touchCodes } from '@bronhouder/domain/teams/deviations.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { plainWords } from './plain-words.ts';

export type Effects = ApiAnswers['team']['settingsEffects'];
export type Touched = Effects['touched'][number];

export const isTouchCode = (code: string): code is TouchCode => touchCodes.some((known) => known === code);

const has = (code: TouchCode) => (it: Touched) => it.reasons.some((reason) => reason.code === code);

/** The organisations that the change itself touches, and how many of the others are out of line all the same. */
export const countTouched = ({ touched }: Effects): { newly: number; already: number } => {
  const newly = touched.filter(({ reasons }) => reasons.some(({ already }) => !already)).length;
  return { newly, already: touched.length - newly };
};

/** Those that the portal can bring into line itself: a switch stands otherwise than it has to. */
export const alignable = ({ touched }: Effects): Touched[] => touched.filter(has('differs-from-mandatory'));

/** How many have a type that is not allowed: somebody has to choose another. */
export const withForbiddenType = ({ touched }: Effects): number => touched.filter(has('type-not-allowed')).length;

/** Those of which name or team hold what was typed; the newly touched first. */
export const found = ({ touched }: Effects, typed: string): Touched[] => {
  const q = plainWords(typed);
  const isOld = ({ reasons }: Touched) => Number(reasons.every(({ already }) => already));
  return touched.filter(({ title, team }) => plainWords(`${title} ${team}`).includes(q)).sort((one, other) => isOld(one) - isOld(other));
};
