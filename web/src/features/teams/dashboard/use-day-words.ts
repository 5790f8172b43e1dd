import { useLanguage } from '../../../i18n/use-formats.ts';
import { locales } from '../../../i18n/language.ts';

/** A day `YYYY-MM-DD` in words: its number (with the month on the first), its weekday in few letters, and whole. */
export const useDayWords = () => {
  const locale = locales[useLanguage()];
  const text = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));
  return {
    number: (day: string) => (day.endsWith('-01') ? text(day, { day: 'numeric', month: 'short' }) : String(Number(day.slice(8)))),
    weekday: (day: string) => text(day, { weekday: 'short' }),
    long: (day: string) => text(day, { weekday: 'long', day: 'numeric', month: 'long' }),
  };
};
