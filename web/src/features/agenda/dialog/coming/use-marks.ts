import { addDays, dayOfWall, daysBetween } from '@bronhouder/domain/agenda/days.ts';
import type { Occurrence } from '@bronhouder/domain/agenda/item.ts';
import type { Closing } from '@bronhouder/domain/supplements/closing.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { queries } from '../../../../api/clients.ts';
import { useNamed } from '../../../../forms/supplements/named.ts';
import { byDay } from '../../holidays/marks.ts';
import { useHolidayText } from '../../holidays/use-holiday-text.ts';
import { useHolidayRegion, useHolidays } from '../../holidays/use-holidays.ts';
import { type Busy, type Marks, marksOf } from './marks.ts';

/** As far as is asked at once. */
const longest = 400;
const pause = 300;
const none: Busy[] = [];
const open: Closing[] = [];

type Props = { organisation: Key; item: Key | null; location: Key | null; shown: readonly Occurrence[]; mayChange: boolean };

/** The days that the shown dates span, once the typing pauses. */
const useWindow = (shown: readonly Occurrence[]) => {
  const from = shown[0] ? dayOfWall(shown[0].start) : '';
  const last = shown.at(-1);
  const end = last ? dayOfWall(last.end) : '';
  const till = from && end && daysBetween(from, end) >= longest ? addDays(from, longest - 1) : end;
  const [key] = useDebouncedValue(`${from} ${till}`, pause);
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
  const { data: busy = none } = useQuery({
    ...queries.agenda.busy.queryOptions({
      input: { location: location ?? '', ...window, ...(item && { except: item }) },
      context: { handleErrorCodes: 'all' },
    }),
    // Who only reads has no room to look for, and seldom the right to ask.
    enabled: mayChange && location !== null && filled,
  });
  return (occurrence) => {
    const where = occurrence.location ?? location;
    const elsewhere = occurrence.location !== null && occurrence.location !== location;
    const closings = (where && named(where)?.closings) || open;
    return marksOf(occurrence, { closings, holidays: names, busy: elsewhere ? none : busy });
  };
};
