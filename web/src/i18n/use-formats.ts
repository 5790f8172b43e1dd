import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../api/clients.ts';
import { dateText, dateTimeText, momentText, numberText, relativeText, timeText } from './formats.ts';
import type { Language } from './language.ts';

const portalZone = 'Europe/Amsterdam';

/** The zone in which the tenant's moments are shown. */
export const useTimeZone = (): string => {
  const { data } = useQuery({ ...queries.tenant.settings.queryOptions({ input: {} }), enabled: false });
  return data?.timeZone ?? portalZone;
};

/** The language of the page. */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'en' ? 'en' : 'nl');

/** Dates, times and numbers as texts, in the tenant's zone and the user's language (point 9). */
export const useFormats = () => {
  const zone = useTimeZone();
  const language = useLanguage();
  return {
    date: (text: string) => dateText(text, zone),
    time: (instant: string) => timeText(instant, zone),
    dateTime: (instant: string) => dateTimeText(instant, zone),
    moment: (text: string) => momentText(text, zone),
    relative: (instant: string) => relativeText(instant, Date.now(), language),
    number: (value: number) => numberText(value, language),
  };
};

/** Picks the user's language out of a text that exists in each. */
export const useLocalised = () => {
  const language = useLanguage();
  return (text: { nl: string; en: string }) => text[language] || text.nl;
};
