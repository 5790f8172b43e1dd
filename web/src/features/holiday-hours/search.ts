import { type HolidayRegion, holidayRegions } from '@bronhouder/domain/holidays/region.ts';

/** Some days with a name: of somebody's own, or a vacation of the schools. */
export type OwnDays = { from: string; till: string; name: string };

/** What the address says: of which region, which holidays by their first day, days of one's own, and whether special days are shown too. */
export type HolidayHoursSearch = {
  region?: HolidayRegion | undefined;
  days?: string[] | undefined;
  own?: OwnDays[] | undefined;
  special?: boolean | undefined;
};

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const isOwn = (value: unknown): value is OwnDays => {
  if (typeof value !== 'object' || value === null) return false;
  const { from, till, name } = value as Record<string, unknown>;
  return isDay(from) && isDay(till) && from <= till && typeof name === 'string' && name.length <= 200;
};

export const readHolidayHoursSearch = ({ region, days, own, special }: Record<string, unknown>): HolidayHoursSearch => ({
  ...(holidayRegions.some((known) => known === region) && { region: region as HolidayRegion }),
  ...(Array.isArray(days) && { days: days.filter(isDay) }),
  ...(Array.isArray(own) && { own: own.filter(isOwn) }),
  ...(special === true && { special }),
});
