/** What is remembered between visits, per browser. Never anything secret (point 9). */
export type StateName = 'language' | 'colourScheme' | 'navigation';

const prefix = 'globalState.';
const yearInSeconds = 31_536_000;

/** What is kept under this name; undefined when nothing is. */
export const readState = (name: StateName): string | undefined => {
  const start = `${prefix}${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
};

/** Keeps a value in the secure cookie `globalState.<name>` (point 9); undefined forgets it. */
export const writeState = (name: StateName, value: string | undefined): void => {
  const age = value === undefined ? 0 : yearInSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${prefix}${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax; Secure`;
};
