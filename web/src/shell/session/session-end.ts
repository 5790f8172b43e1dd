import { useSyncExternalStore } from 'react';
import { anythingUnsaved } from '../unsaved-register.ts';
import { goToSignIn } from './sign-in-address.ts';

let ended = false;
const listeners = new Set<() => void>();

const setEnded = (now: boolean) => {
  ended = now;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The session has ended (a call answered 412). With nothing unsaved: to the sign-in page (point 7). With something unsaved: asks
 * in place, so that nothing typed is lost.
 */
export const endSession = (): void => {
  if (ended) return;
  if (anythingUnsaved()) setEnded(true);
  else void goToSignIn();
};

/** Somebody signed in again in place. */
export const resumeSession = (): void => setEnded(false);

/** Whether the user has to sign in again in place. */
export const useSessionEnded = (): boolean => useSyncExternalStore(subscribe, () => ended);
