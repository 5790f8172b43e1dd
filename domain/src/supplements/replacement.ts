import { done, type Outcome, refused } from '../outcome.ts';
import { type Closing, closingState } from './closing.ts';

type Candidate = { key: string; organisation: string; type: string; closing: Closing | null };

/** Does it fit wherever the other stands: another one of the same library and the same type. */
export const fits = (old: Candidate, by: Candidate): boolean =>
  by.key !== old.key && by.organisation === old.organisation && by.type === old.type;

/**
 * Whether one supplement may take the place of another everywhere. One that is closed or will be only when that is said: else readers
 * would be sent to a closed door. Refuses supplement.replacement-unfit, supplement.replacement-closed.
 */
export const mayReplace = (
  old: Candidate,
  by: Candidate,
  { today, evenIfClosed }: { today: string; evenIfClosed: boolean },
): Outcome<null> => {
  if (!fits(old, by)) return refused('supplement.replacement-unfit');
  const state = closingState(by.closing, today);
  return (state === 'closed' || state === 'upcoming') && !evenIfClosed ? refused('supplement.replacement-closed') : done(null);
};
