import { dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Occurrence } from '@bronhouder/domain/agenda/item.ts';
import type { Closing } from '@bronhouder/domain/supplements/closing.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useNamed } from '../../../../forms/supplements/named.ts';
import { byDay } from '../../holidays/marks.ts';
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

/** What is worth knowing about each of the shown dates: closed, a holiday, somebody else in the same room. */
export const useMarks = ({ organisation, item, location, shown, mayChange }: Props): ((occurrence: Occurrence) => Marks) => {
  const window = useWindow(shown);
  const filled = window.from !== '' && window.from <= window.till;
  const named = useNamed();
  const holidayText = useHolidayText();
  const region = useHolidayRegion(organisation);
  const holidays = byDay(useHolidays(filled ? region : undefined, window));
  const names = new Map([...holidays].map(([day, holiday]) => [day, holidayText(holiday)]));
  // Who only reads has no room to look for, and seldom the right to ask.
  const busyAt = useBusy(mayChange ? shown : nobody, location, item);
  return (occurrence) => {
    const where = occurrence.location ?? location;
    const closings = (where && named(where)?.closings) || open;
    return marksOf(occurrence, { closings, holidays: names, busy: where ? busyAt(where) : [] });
  };
};
