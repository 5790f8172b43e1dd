import type { SiteSettings } from '../api/types.ts';
import i18next from 'i18next';
import ICU from 'i18next-icu';
import { initReactI18next } from 'react-i18next';
import { writeState } from '../global-state.ts';
import { isKeptLanguage, keptLanguage, type Language, languages, locales } from './language.ts';
import { textOptions } from './text-options.ts';
import { wordingTree } from './wording.ts';

const load: Record<Language, () => Promise<object>> = {
  nl: async () => (await import('@bronhouder/phrases/nl.ts')).nl,
  en: async () => (await import('@bronhouder/phrases/en.ts')).en,
};

let wording: SiteSettings['i18n'] | undefined;

const cover = (language: Language) => {
  if (wording) i18next.addResourceBundle(language, 'texts', wordingTree(wording[language]), true, true);
};

const ensureLoaded = async (language: Language) => {
  if (i18next.hasResourceBundle(language, 'texts')) return;
  i18next.addResourceBundle(language, 'texts', await load[language]());
  cover(language);
};

/** Starts the texts in the language of the last visit. English stands in for what a language lacks (point 9) and follows when idle. */
export const startTexts = async (): Promise<void> => {
  const language = keptLanguage();
  await i18next
    .use(new ICU())
    .use(initReactI18next)
    .init({
      lng: language,
      ...textOptions,
      resources: { [language]: { texts: await load[language]() } },
      react: { bindI18n: 'languageChanged', bindI18nStore: 'added' },
    });
  document.documentElement.lang = locales[language];
};

/** Loads the fallback language; called once the first screen stands. */
export const loadFallbackTexts = (): Promise<void> => ensureLoaded('en');

/** Lays the tenant's own wording over the texts, of every language. */
export const applyWording = (words: SiteSettings['i18n']): void => {
  wording = words;
  for (const language of languages) if (i18next.hasResourceBundle(language, 'texts')) cover(language);
};

/** Switches the language of the portal and keeps the choice. */
export const switchLanguage = async (language: Language): Promise<void> => {
  await ensureLoaded(language);
  await i18next.changeLanguage(language);
  writeState('language', language);
  document.documentElement.lang = locales[language];
};

/** The language of the account, where none was chosen in this browser; it is no choice itself. */
export const followLanguage = async (language: Language): Promise<void> => {
  if (isKeptLanguage() || language === currentLanguage()) return;
  await ensureLoaded(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = locales[language];
};

/** The language of this moment. */
export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'nl');
