import type { Weekday } from '../fields/definition.ts';
import type { ValueWords } from '../fields/value-words.ts';

/**
 * The words in which a pattern is said; `phrases` has them in each language, as `timing.words`. What stands between square brackets is
 * filled in.
 */
export type TimingWords = {
  everyDay: string;
  everyDays: string;
  /** Monday to Friday, every week. */
  everyWorkday: string;
  everyWeek: string;
  everyWeeks: string;
  everyMonth: string;
  everyMonths: string;
  everyYear: string;
  everyYears: string;
  relativeMonth: string;
  relativeMonths: string;
  relativeYear: string;
  relativeYears: string;
  and: string;
  workday: string;
  weekdays: Record<Weekday, string>;
  /** From January. */
  months: string[];
  /** First to fourth and last. */
  ordinals: string[];
  /** The days of a month from the first, as they are said in a sentence. */
  daysOfMonth: string[];
  until: string;
  untilTime: string;
  nextDay: string;
  daysLater: string;
  several: string;
  meetings: string;
  oneMeeting: string;
  period: string;
  moved: string;
  cancelled: string;
};

/** What the sentences need: `{ ...phrases.timing.words, values: phrases.values }`. */
export type Words = TimingWords & { values: ValueWords };
