import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../session/current-user.ts';
import { type Opened, readOpened, withOpened } from './recent.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const place = (user: string) => `recent.${user}`;

/** What this user opened lately, on this device. */
export const useRecent = (): Opened[] => {
  const { id } = useUser();
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(place(id)));
  return useMemo(() => readOpened(kept), [kept]);
};

/** Gives the function that puts a page among those opened lately. */
export const useRememberOpened = () => {
  const { id } = useUser();
  return useCallback(
    (opened: Opened) => {
      localStorage.setItem(place(id), JSON.stringify(withOpened(readOpened(localStorage.getItem(place(id))), opened)));
      for (const listener of listeners) listener();
    },
    [id],
  );
};
