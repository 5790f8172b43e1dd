import { dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Day, Occurrence } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useLocalised } from '../../../../i18n/use-formats.ts';
import { byDay, vacationOn } from '../../holidays/marks.ts';
import { useHolidayText } from '../../holidays/use-holiday-text.ts';
import { useHolidayRegion, useHolidays } from '../../holidays/use-holidays.ts';
import { type Free, freeOf } from './marks.ts';

const pause = 300;

/** The days that the dates span, once the typing pauses. */
const useWindow = (dates: readonly Occurrence[]) => {
  const from = dates[0] ? dayOfWall(dates[0].start) : '';
  const last = dates.at(-1);
  const end = last ? dayOfWall(last.end) : '';
  const [key] = useDebouncedValue(`${from} ${end}`, pause);
  const [begin = '', finish = ''] = key.split(' ');
  return { from: begin, till: finish };
};

type Found = {
  free: (occurrence: Occurrence) => Free;
  /** Until when school vacations are known; null: they are not, undefined: nobody knows yet. */
  vacationsKnown: Day | null | undefined;
};

/** Which holiday and which school vacation each of the dates falls on, where the organisation is. */
export const useFree = (organisation: Key, dates: readonly Occurrence[]): Found => {
  const window = useWindow(dates);
  const filled = window.from !== '' && window.from <= window.till;
  const holidayText = useHolidayText();
  const localised = useLocalised();
  const region = useHolidayRegion(organisation);
  const { holidays, vacations, vacationsKnown } = useHolidays(filled ? region : undefined, window);
  const holidaysByDay = byDay(holidays);
  const holiday = (day: Day) => {
    const found = holidaysByDay.get(day);
    return found && { text: holidayText(found), reason: found.name.nl };
  };
  const vacation = (day: Day) => {
    const found = vacationOn(vacations, day);
    return found && { text: localised(found.name), reason: found.name.nl };
  };
  return { free: (occurrence) => freeOf(occurrence, { holiday, vacation }), vacationsKnown };
};
