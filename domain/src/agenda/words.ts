import type { Weekday } from '../fields/definition.ts';
import type { ValueWords } from '../fields/value-words.ts';

/** The words in which a pattern is said; `{…}` is filled in. `phrases` has them in each language, as `timing.words` beside `values`. */
export type TimingWords = {
  everyDay: string;
  everyDays: string;
  everyWorkday: string;
  weekly: string;
  everyWeeks: string;
  everyMonth: string;
  everyMonths: string;
  everyYear: string;
  everyYears: string;
  relativeMonth: string;
  relativeMonths: string;
  relativeYear: string;
  relativeYears: string;
  /** How the day of a month is said: `31e`, `31st`; by its number, `other` for those that are not named. */
  dayOfMonth: string;
  dayAndMonth: string;
  and: string;
  workday: string;
  weekdays: Record<Weekday, string>;
  months: string[];
  ordinals: string[];
  until: string;
  /** From a time to a time on a later day. */
  nextDay: string;
  daysLater: string;
  longer: string;
  meetings: string;
  oneMeeting: string;
  period: string;
  moved: string;
  cancelled: string;
};

/** What the sentences need: `{ ...phrases.timing.words, values: phrases.values }`. */
export type Words = TimingWords & { values: ValueWords };
