import { done, type Outcome, refused } from '../outcome.ts';
import { type At, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';

export type Erase = { /** What the user typed. */ title: string };

/**
 * Deletes an archived record for good (point 4; decisions 2). The title is typed to confirm; impossible while other organisations
 * show its products (`consumers`, by title; point 6). The audit entries stay, without the content; that is the caller's.
 * Refuses: erase.not-archived, erase.consumers, erase.title.
 */
export const erase = (facts: Facts, input: Erase, at: At & { title: string; consumers: readonly string[] }): Outcome<Decision> =>
  decide('erase', facts, at, () => {
    const { consumers } = at;
    if (consumers.length > 0) return refused('erase.consumers', { count: consumers.length, names: consumers.join(', ') });
    if (input.title.trim() !== at.title.trim()) return refused('erase.title', { title: at.title }, [{ field: 'title', code: 'shape' }]);
    return done({ facts: {} });
  });
