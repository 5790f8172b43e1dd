import type { NoticeCode } from '@bronhouder/domain/agenda/notices.ts';
import type { TimingWords } from '@bronhouder/domain/agenda/words.ts';

const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' };

const words: TimingWords = {
  everyDay: 'every day',
  everyDays: 'every [interval] days',
  everyWorkday: 'every workday',
  everyWeek: 'every [weekdays]',
  everyWeeks: 'every [interval] weeks on [weekdays]',
  everyMonth: 'every month on the [day]',
  everyMonths: 'every [interval] months on the [day]',
  everyYear: 'every year on [day] [month]',
  everyYears: 'every [interval] years on [day] [month]',
  relativeMonth: 'every [ordinal] [weekday] of the month',
  relativeMonths: 'every [interval] months on the [ordinal] [weekday]',
  relativeYear: 'every year on the [ordinal] [weekday] of [month]',
  relativeYears: 'every [interval] years on the [ordinal] [weekday] of [month]',
  and: 'and',
  workday: 'workday',
  weekdays: { MO: 'Monday', TU: 'Tuesday', WE: 'Wednesday', TH: 'Thursday', FR: 'Friday', SA: 'Saturday', SU: 'Sunday' },
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  ordinals: ['first', 'second', 'third', 'fourth', 'last'],
  daysOfMonth: Array.from({ length: 31 }, (_, index) => `${index + 1}${endings[index + 1] ?? 'th'}`),
  until: 'until [date]',
  untilTime: 'until [date] [time]',
  nextDay: '[from] to [till] the next day',
  daysLater: '[from] to [till] [days] days later',
  several: 'from [from] to [till]',
  meetings: '[count] meetings from [first] to [last]',
  oneMeeting: '1 meeting on [first]',
  period: 'from [from] to [till]: [hours]',
  moved: 'moved',
  cancelled: 'cancelled',
};

const notices: Record<NoticeCode, string> = {
  'start-off-pattern': 'The start date does not fit the pattern and does not count. The first time is {days}.',
  skipped:
    '{count, plural, one {This day does not exist in {days}. That month is skipped.} other {This day does not exist in {days}. Those months are skipped.}}',
  lost: '{count, plural, one {The exception on {days} goes: that date is no longer part of the pattern.} other {The exceptions on {days} go: those dates are no longer part of the pattern.}}',
  'spring-gap': 'On {days} the clock goes forward an hour and {time} does not exist. Clocks then show {shown}.',
  'until-cuts-off': '{days} does not count any more, because the repetition ends at {time} on that day.',
};

export const timing = { words, notices };
