import { type Language, locales } from './language.ts';

type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>;

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatter = (zone: string) => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('nl-NL', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(zone, made);
  return made;
};

const parts = (instant: string, zone: string): Parts => {
  const found = Object.fromEntries(
    formatter(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: found['day'] ?? '',
    month: found['month'] ?? '',
    year: (found['year'] ?? '').padStart(4, '0'),
    hour: found['hour'] ?? '',
    minute: found['minute'] ?? '',
  };
};

const isDateOnly = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** DD-MM-YYYY (point 9) of an instant in a zone, or of a date `YYYY-MM-DD`; the text itself when it is neither. */
export const dateText = (text: string, zone: string): string => {
  if (isDateOnly(text)) return text.split('-').reverse().join('-');
  if (!isMoment(text)) return text;
  const { day, month, year } = parts(text, zone);
  return `${day}-${month}-${year}`;
};

/** HH:mm (point 9) of an instant in a zone. */
export const timeText = (instant: string, zone: string): string => {
  if (!isMoment(instant)) return instant;
  const { hour, minute } = parts(instant, zone);
  return `${hour}:${minute}`;
};

/** DD-MM-YYYY HH:mm (point 9) of an instant in a zone. */
export const dateTimeText = (instant: string, zone: string): string =>
  isMoment(instant) ? `${dateText(instant, zone)} ${timeText(instant, zone)}` : instant;

/** A moment as short as it can be said: a date, and the time of an instant unless that is midnight. */
export const momentText = (text: string, zone: string): string =>
  isDateOnly(text) || timeText(text, zone) === '00:00' ? dateText(text, zone) : dateTimeText(text, zone);

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago or ahead, in words: 'gisteren', 'over 3 weken'. Under a minute: 'nu'. */
export const relativeText = (instant: string, now: number, language: Language): string => {
  const seconds = (Date.parse(instant) - now) / 1000;
  const words = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', Number.POSITIVE_INFINITY];
  return words.format(Math.trunc(seconds / size), unit);
};

/** A number with the separators of the language. */
export const numberText = (value: number, language: Language): string => new Intl.NumberFormat(locales[language]).format(value);
