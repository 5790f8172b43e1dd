import { attempt, forgive, type Guarded, takeBack } from './attempts.ts';
import { type AccessCode, AccessRefusal } from './refusal.ts';
import type { Visit } from './visit.ts';

const guesses: readonly AccessCode[] = [
  'sign-in.wrong',
  'second-factor.wrong',
  'second-factor.recovery-wrong',
  'password.wrong',
  'reset.expired',
  'invitation.unknown',
];

const wasGuess = (fault: unknown): boolean => fault instanceof AccessRefusal && guesses.includes(fault.code);

/**
 * Does something that somebody could try over and over, within the limits on guessing for each of `who`.
 * @throws AccessRefusal too-many-requests without doing it
 */
export const guarded = async <T>({ db, services, now }: Visit, who: readonly Guarded[], act: () => Promise<T>): Promise<T> => {
  for (const one of who) await attempt(db, services.secret, one, now);
  try {
    const done = await act();
    for (const one of who) await forgive(db, services.secret, one);
    return done;
  } catch (fault) {
    if (!wasGuess(fault)) for (const one of who) await takeBack(db, services.secret, one);
    throw fault;
  }
};
