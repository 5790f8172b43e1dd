import type { NoticeCode } from '@bronhouder/domain/agenda/notices.ts';
import type { TimingWords } from '@bronhouder/domain/agenda/words.ts';

/** The sentence that says a pattern; square brackets are filled in. */
const words: TimingWords = {
  everyDay: 'elke dag',
  everyDays: 'elke [interval] dagen',
  everyWorkday: 'elke werkdag',
  everyWeek: 'elke [weekdays]',
  everyWeeks: 'elke [interval] weken op [weekdays]',
  everyMonth: 'elke maand op de [day]',
  everyMonths: 'elke [interval] maanden op de [day]',
  everyYear: 'elk jaar op [day] [month]',
  everyYears: 'elke [interval] jaar op [day] [month]',
  relativeMonth: 'elke [ordinal] [weekday] van de maand',
  relativeMonths: 'elke [interval] maanden op de [ordinal] [weekday]',
  relativeYear: 'elk jaar op de [ordinal] [weekday] van [month]',
  relativeYears: 'elke [interval] jaar op de [ordinal] [weekday] van [month]',
  and: 'en',
  workday: 'werkdag',
  weekdays: { MO: 'maandag', TU: 'dinsdag', WE: 'woensdag', TH: 'donderdag', FR: 'vrijdag', SA: 'zaterdag', SU: 'zondag' },
  months: ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'],
  ordinals: ['eerste', 'tweede', 'derde', 'vierde', 'laatste'],
  daysOfMonth: Array.from({ length: 31 }, (_, index) => `${index + 1}e`),
  until: 'tot en met [date]',
  untilTime: 'tot en met [date] [time]',
  nextDay: '[from] tot de volgende dag [till]',
  daysLater: '[from] tot [days] dagen later [till]',
  several: 'van [from] tot [till]',
  meetings: '[count] bijeenkomsten van [first] tot en met [last]',
  oneMeeting: '1 bijeenkomst op [first]',
  period: 'van [from] tot en met [till]: [hours]',
  moved: 'verplaatst',
  cancelled: 'vervalt',
};

/** What somebody who types a pattern should know, though nothing is wrong. */
const notices: Record<NoticeCode, string> = {
  'start-off-pattern': 'De begindatum past niet in het patroon en telt niet mee. De eerste keer is {days}.',
  skipped:
    '{count, plural, one {In {days} bestaat deze dag niet. Die maand wordt overgeslagen.} other {In {days} bestaat deze dag niet. Die maanden worden overgeslagen.}}',
  lost: '{count, plural, one {De uitzondering op {days} vervalt, want die datum hoort niet meer bij het patroon.} other {De uitzonderingen op {days} vervallen, want die datums horen niet meer bij het patroon.}}',
  'spring-gap': 'Op {days} gaat de klok een uur vooruit en bestaat {time} niet. Klokken staan dan op {shown}.',
  'until-cuts-off': 'Op {days} telt het niet meer mee, want de herhaling eindigt die dag om {time}.',
};

/** When something takes place, in words. */
export const timing = { words, notices };
