import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { readState, writeState } from '../global-state.ts';

/** Keeps light or dark in the cookie of the portal's global state, shared by the portal and the sign-in pages. */
export const schemeManager: MantineColorSchemeManager = {
  get: (fallback) => {
    const kept = readState('colourScheme');
    return isMantineColorScheme(kept) ? kept : fallback;
  },
  set: (scheme) => writeState('colourScheme', scheme),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => writeState('colourScheme', undefined),
};
