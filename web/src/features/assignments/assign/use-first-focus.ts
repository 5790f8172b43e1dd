import { useEffect } from 'react';

/** Gives the focus to where one begins, in a form that is drawn when its dialog stands open already. */
export const useFirstFocus = (selector: string): void => {
  useEffect(() => document.querySelector<HTMLElement>(selector)?.focus(), [selector]);
};
