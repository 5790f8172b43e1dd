import type { ProblemCode } from '@bronhouder/domain/problem.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { useRef, useState } from 'react';
import { useForm } from '../form-context.ts';

type Verdict = 'ok' | 'refused' | 'unsure';

/** How to ask the outside world about a value, and what is wrong when it says no. */
export type Question = { ask: (value: string) => Promise<{ verdict: Verdict }>; code: ProblemCode; values: (value: string) => Values };

/**
 * Asks about a value once it was left, and puts a "no" at its field. The same value is asked once; no answer is no problem, since
 * the outside world may be slow (the server asks again when it publishes).
 */
export const useOutsideCheck = (path: string, { ask, code, values }: Question) => {
  const form = useForm();
  const asked = useRef<string>(undefined);
  const [checking, setChecking] = useState(false);
  const check = async (value: string) => {
    if (asked.current === value) return;
    asked.current = value;
    setChecking(true);
    const verdict = await ask(value).then(
      (answer) => answer.verdict,
      () => 'unsure' as const,
    );
    if (asked.current !== value) return;
    setChecking(false);
    form.answer(path, value, verdict === 'refused' ? { field: path, code, values: values(value) } : null);
  };
  return { checking, check };
};
