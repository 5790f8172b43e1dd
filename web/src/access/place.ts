import { useSyncExternalStore } from 'react';

/** A page of the access service, from the part of the address after `#`. */
export type Place =
  | { page: 'sign-in'; notice: 'signed-out' | 'reset' | null }
  | { page: 'forgot' }
  | { page: 'reset'; token: string }
  | { page: 'invitation'; token: string }
  | { page: 'account' }
  | { page: 'sign-out' }
  | { page: 'unknown' };

/** The page that a hash names. */
export const placeOf = (hash: string): Place => {
  const [page = '', detail = ''] = hash.replace(/^#?\/?/, '').split(/[/?]/);
  if (page === '' || page === 'sign-in') return { page: 'sign-in', notice: detail === 'signed-out' || detail === 'reset' ? detail : null };
  if ((page === 'reset' || page === 'invitation') && detail) return { page, token: detail };
  if (page === 'forgot' || page === 'account' || page === 'sign-out') return { page };
  return { page: 'unknown' };
};

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const usePlace = (): Place => placeOf(useSyncExternalStore(listen, () => window.location.hash));

export const links = { signIn: '#/', forgot: '#/forgot', account: '#/account', signOut: '#/sign-out' } as const;

/** To another page, without a way back to this one where that would lead nowhere. */
export const goTo = (hash: string): void => window.location.replace(hash);
