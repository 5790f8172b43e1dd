import { dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Day, Occurrence } from '@bronhouder/domain/agenda/item.ts';
import type { Closing } from '@bronhouder/domain/supplements/closing.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useNamed } from '../../../../forms/supplements/named.ts';
import { useLocalised } from '../../../../i18n/use-formats.ts';
import { byDay, vacationOn } from '../../holidays/marks.ts';
import { useHolidayText } from '../../holidays/use-holiday-text.ts';
import { useHolidayRegion, useHolidays } from '../../holidays/use-holidays.ts';
import { type Marks, marksOf } from './marks.ts';
import { useBusy } from './use-busy.ts';

const pause = 300;
const nobody: Occurrence[] = [];
const open: Closing[] = [];

type Props = { organisation: Key; item: Key | null; location: Key | null; shown: readonly Occurrence[]; mayChange: boolean };

/** The days that the shown dates span, once the typing pauses. */
const useWindow = (shown: readonly Occurrence[]) => {
  const from = shown[0] ? dayOfWall(shown[0].start) : '';
  const last = shown.at(-1);
  const end = last ? dayOfWall(last.end) : '';
  const [key] = useDebouncedValue(`${from} ${end}`, pause);
  const [begin = '', finish = ''] = key.split(' ');
  return { from: begin, till: finish };
};

type Found = {
  marks: (occurrence: Occurrence) => Marks;
  /** Until when school vacations are known; null: they are not, undefined: nobody knows yet. */
  vacationsKnown: Day | null | undefined;
};

/** What is worth knowing about each of the shown dates: closed, a holiday, a vacation, somebody else in the same room. */
export const useMarks = ({ organisation, item, location, shown, mayChange }: Props): Found => {
  const window = useWindow(shown);
  const filled = window.from !== '' && window.from <= window.till;
  const named = useNamed();
  const holidayText = useHolidayText();
  const region = useHolidayRegion(organisation);
  const kept = useHolidays(filled ? region : undefined, window);
  const holidays = byDay(kept.holidays);
  const names = new Map([...holidays].map(([day, holiday]) => [day, holidayText(holiday)]));
  const localised = useLocalised();
  const vacation = (day: Day) => {
    const around = vacationOn(kept.vacations, day);
    return around && localised(around.name);
  };
  // Who only reads has no room to look for, and seldom the right to ask.
  const busyAt = useBusy(mayChange ? shown : nobody, location, item);
  const marks = (occurrence: Occurrence) => {
    const where = occurrence.location ?? location;
    const closings = (where && named(where)?.closings) || open;
    return marksOf(occurrence, { closings, holidays: names, vacation, busy: where ? busyAt(where) : [] });
  };
  return { marks, vacationsKnown: kept.vacationsKnown };
};
