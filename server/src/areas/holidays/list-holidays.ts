import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal-error.ts';
import { vacationsBetween } from '../../services/vacations/vacations.ts';
import { homeRegion } from './home-region.ts';
import { holidaysBetween } from './years.ts';

/** As far as an item of the agenda can reach, and the year around it. */
const mostYears = 11;

/** The holidays and school vacations of a region, or of the tenant's, between two days, and until when vacations are known. Refuses form.problems: days the wrong way round or too far apart. */
export const listHolidays = async (caller: Caller, { region = homeRegion(caller), from, till }: Window) => {
  if (till < from) refuse('form.problems', {}, [{ field: 'till', code: 'date-order', values: {} }]);
  if (Number(till.slice(0, 4)) - Number(from.slice(0, 4)) >= mostYears)
    refuse('form.problems', {}, [
      { field: 'till', code: 'date-maximum', values: { maximum: `${Number(from.slice(0, 4)) + mostYears - 1}-12-31` } },
    ]);
  const { vacations, known } = vacationsBetween(region, from, till);
  return { region, holidays: await holidaysBetween(region, from, till), vacations, vacationsKnown: known };
};

type Window = { region?: HolidayRegion | undefined; from: Day; till: Day };
