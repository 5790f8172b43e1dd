import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/language.ts';

/** The language of the page. */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'en' ? 'en' : 'nl');

/** A text of the tenant in the language of the page; null when there is none. */
export const useLocalised = (text: { nl: string; en: string } | null): string | null => {
  const language = useLanguage();
  return text ? text[language] || text.nl || null : null;
};
