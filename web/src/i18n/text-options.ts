import { languages } from './language.ts';

/** How texts are looked up: one bundle, keys with dots, English for what a language lacks (point 9). */
export const textOptions = {
  fallbackLng: 'en',
  supportedLngs: languages,
  ns: 'texts',
  defaultNS: 'texts',
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const;
