import type { IsilContent } from '@bronhouder/domain/isil/problems.ts';
import type { ApiAnswers } from '../../api/types.ts';

export type IsilList = ApiAnswers['isil']['list'];
export type IsilCode = IsilList['codes'][number];
export type Draft = IsilContent;

/** What a new code begins with: the first one of an organisation is its original and its current. */
export const newDraft = (codes: readonly IsilCode[]): Draft => ({
  code: '',
  startDate: '',
  original: !codes.some(({ original }) => original),
  current: !codes.some(({ current }) => current),
});

export const draftOf = ({ code, startDate, original, current }: IsilCode): Draft => ({ code, startDate, original, current });

type Mark = 'original' | 'current';

/** The code that loses a mark when another one gets it. */
export const loserOf = (codes: readonly IsilCode[], mark: Mark, but: string | undefined): IsilCode | undefined =>
  codes.find((code) => code[mark] && code.key !== but);

/** What a code without the mark of now is: one that is to come, or a former one. */
export const standingOf = ({ current, startDate }: IsilCode, today: string): 'current' | 'later' | 'former' =>
  current ? 'current' : startDate > today ? 'later' : 'former';
