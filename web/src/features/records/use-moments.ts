import type { Values } from '@bronhouder/domain/values.ts';
import { useFormats, useLanguage, useTimeZone } from '../../i18n/use-formats.ts';
import { locales } from '../../i18n/language.ts';

const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value);

const mapMoments = (values: Values, text: (instant: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isMoment(value) ? text(value) : value]));

/** Moments as texts: the date, with the time unless it is midnight. */
export const useMoments = () => {
  const { date, moment } = useFormats();
  const locale = locales[useLanguage()];
  const timeZone = useTimeZone();
  return {
    moment,
    /** The day in few letters, for a drawing: `1 jan 2027`. */
    shortDate: (instant: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(instant)),
    /** The values of a text, with every moment among them as its day. */
    days: (values: Values): Values => mapMoments(values, date),
    /** The values of a text, with every moment among them written out. */
    written: (values: Values): Values => mapMoments(values, moment),
  };
};
