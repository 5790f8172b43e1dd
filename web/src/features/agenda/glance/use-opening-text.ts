import { addDays, dayOfWall, timeOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Day, Wall } from '@bronhouder/domain/agenda/item.ts';
import type { OpenAt } from '@bronhouder/domain/agenda/open-at.ts';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/use-formats.ts';

const atStart = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whether something is open, in three lengths: for a chip, with today, and as a sentence that says when it opens again. */
export const useOpeningText = (today: Day) => {
  const { t } = useTranslation();
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const day = (date: Day): string => (date === addDays(today, 1) ? t('glance.tomorrow') : format.format(new Date(`${date}T00:00:00Z`)));
  const clock = (wall: Wall): string => timeOfWall(wall).replace(':', t('values.timeMark'));
  // The end of a day is its own midnight; what ends in the night after it needs no day.
  const end = (from: Day, wall: Wall): string => {
    if (wall === `${addDays(from, 1)}T00:00`) return clock(`${from}T24:00`);
    return wall < `${addDays(from, 1)}T12:00` ? clock(wall) : t('glance.dayAndTime', { day: day(dayOfWall(wall)), time: clock(wall) });
  };
  const said = (length: 'short' | 'today', { says, now, next }: OpenAt): string =>
    t(`glance.${length}.${says}`, { till: now ? end(today, now.end) : '', from: next ? clock(next.start) : '' });
  const todays = (opening: OpenAt): string =>
    opening.reason ? t('glance.reason', { said: said('today', opening), reason: opening.reason }) : said('today', opening);

  const long = (opening: OpenAt): string => {
    const { says, next } = opening;
    const text = todays(opening);
    if (says === 'always' || says === 'later') return text;
    if (!next) return says === 'open' ? text : t('glance.never', { said: text });
    const on = dayOfWall(next.start);
    const values = { said: text, day: day(on), from: clock(next.start), till: end(on, next.end) };
    if (on === today) return t('glance.nextLater', values);
    return says === 'open' ? text : t('glance.next', values);
  };
  return {
    short: (opening: OpenAt) => said('short', opening),
    today: todays,
    long: (opening: OpenAt) => `${atStart(long(opening))}.`,
  };
};
