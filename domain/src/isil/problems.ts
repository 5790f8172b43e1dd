import type { Problem } from '../problem.ts';
import { isIsil, tidyIsil } from './code.ts';

/** An ISIL code of an organisation (point 3). Start date as `YYYY-MM-DD`; empty while nobody filled it in. */
export type IsilContent = { code: string; startDate: string; original: boolean; current: boolean };

const ofCode = (code: string): Problem[] => {
  if (code === '') return [{ field: 'code', code: 'required' }];
  return isIsil(code) ? [] : [{ field: 'code', code: 'isil' }];
};

/** Everything that is wrong with an ISIL code as written (point 5). The code of now cannot start after today. */
export const problemsOfIsil = ({ code, startDate, current }: IsilContent, today: string): Problem[] => [
  ...ofCode(tidyIsil(code)),
  ...(startDate === '' ? [{ field: 'startDate', code: 'required' as const }] : []),
  ...(current && startDate > today ? [{ field: 'startDate', code: 'isil-start' as const }] : []),
];

/** What is different now, for the log: the code, its start, its marks. */
export const isilChanges = (before: IsilContent, after: IsilContent) => ({
  ...(before.code !== after.code && { before: before.code }),
  ...(before.startDate !== after.startDate && { startDate: after.startDate, startBefore: before.startDate }),
  ...(before.original !== after.original && { original: after.original }),
  ...(before.current !== after.current && { current: after.current }),
});
