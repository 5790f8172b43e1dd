import type { Problem } from '@bronhouder/domain/problem.ts';
import { createContext, use } from 'react';
import type { HeldFiles } from './held-files.ts';
import type { RecordRef } from './record-ref.ts';

/**
 * What fields ask of the form around them. `record`: whose files are read and sent; null while it does not exist. `held`: keeps files
 * that are chosen before that. `name`: sets the ids of its fields apart where it stands within another form. `leave`: a path was left.
 * `answer`: what the outside world said about the value at a path.
 */
export type FormAround = {
  record: RecordRef | null;
  held?: HeldFiles;
  name?: string;
  fieldAdmin: boolean;
  leave: (path: string) => void;
  answer: (path: string, about: unknown, problem: Problem | null) => void;
};

const FormContext = createContext<FormAround | null>(null);
export const FormProvider = FormContext.Provider;

/** The form around a field. */
export const useForm = (): FormAround => {
  const form = use(FormContext);
  if (!form) throw new Error('a field stands outside a form');
  return form;
};
