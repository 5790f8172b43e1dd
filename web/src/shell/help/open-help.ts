import { createContext, use } from 'react';

const OpenHelp = createContext<() => void>(() => undefined);

/** Lets what is inside open the help of the page. */
export const OpenHelpProvider = OpenHelp.Provider;

/** Opens the help of the page, beside it. */
export const useOpenHelp = (): (() => void) => use(OpenHelp);
