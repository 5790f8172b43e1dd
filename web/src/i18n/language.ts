import { readState } from '../global-state.ts';

export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];

/** Locales of the languages, for `lang` and Intl. */
export const locales: Record<Language, string> = { nl: 'nl', en: 'en-US' };

export const isLanguage = (text: string | undefined): text is Language => languages.some((language) => language === text);

/** Whether a language was chosen in this browser. */
export const isKeptLanguage = (): boolean => isLanguage(readState('language'));

/** The language of the last visit; Dutch on a first one (point 9). */
export const keptLanguage = (): Language => {
  const kept = readState('language');
  return isLanguage(kept) ? kept : 'nl';
};
