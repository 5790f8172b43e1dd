import type { Problem } from '@bronhouder/domain/problem.ts';
import type { ReactNode } from 'react';
import { messageAt } from '../../../../forms/message.tsx';
import { idOf } from '../../../../forms/path.ts';

/** The name of the dialog's form, which sets its ids apart from those of a page beneath. */
export const formName = 'agenda';

type AtPath = { id: string; 'data-part': string; error?: ReactNode };

/** What ties an input to the path of its value: its id, the part that is left with it, and what is wrong with it. */
export const atPath = (path: string, shown: readonly Problem[]): AtPath => ({
  id: idOf(path, formName),
  'data-part': path,
  error: messageAt([...shown], path),
});
