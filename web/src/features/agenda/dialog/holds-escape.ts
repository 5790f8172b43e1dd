import { createContext, use, useEffect } from 'react';

type Count = (change: 1 | -1) => void;

const EscapeContext = createContext<Count>(() => undefined);
export const EscapeProvider = EscapeContext.Provider;

/** While something stands open within the dialog, Escape closes that and not the dialog. */
export const useHoldsEscape = (opened: boolean): void => {
  const count = use(EscapeContext);
  useEffect(() => {
    if (!opened) return undefined;
    count(1);
    return () => count(-1);
  }, [opened, count]);
};
