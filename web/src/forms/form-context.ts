import type { Key } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { createContext, use } from 'react';

/**
 * What fields ask of the form around them. `record`: whose files are read and sent; null while it does not exist. `leave`: a path was
 * left. `answer`: what the outside world said about the value at a path.
 */
export type FormAround = {
  record: Key | null;
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
