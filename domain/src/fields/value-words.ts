import type { Country, Weekday } from './definition.ts';

/** The few words that values need to be read; `phrases` fills them in each language. */
export type ValueWords = {
  yes: string;
  no: string;
  free: string;
  notApplicable: string;
  noAddress: string;
  mailbox: string;
  freepost: string;
  closed: string;
  /** Between two days of which the days between are meant too: `tot en met`. */
  through: string;
  /** Between hours and minutes. */
  timeMark: string;
  weekdays: Record<Weekday, string>;
  countries: Record<Country, string>;
};
