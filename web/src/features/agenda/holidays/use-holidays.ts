import type { HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import type { Holiday } from '@bronhouder/domain/holidays/holiday.ts';
import { useQuery } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';

/** Holidays never change while somebody looks. */
const kept = { staleTime: Number.POSITIVE_INFINITY };

/** Where the holidays of an organisation are kept; undefined while it is asked. */
export const useHolidayRegion = (organisation: string | undefined): HolidayRegion | undefined =>
  useQuery({
    ...queries.holiday.region.queryOptions({ input: { key: organisation ?? '' }, ...handled }),
    ...kept,
    enabled: organisation !== undefined,
  }).data?.region;

/**
 * The holidays of a region between two days, both included, at most eleven years apart: empty while they are asked. null: those of the
 * tenant, as for the agenda of a team; undefined: not known yet, as while the region of an organisation is asked.
 *
 *     const holidays = useHolidays(useHolidayRegion(organisation), { from, till });
 */
export const useHolidays = (region: HolidayRegion | null | undefined, window: { from: string; till: string }): Holiday[] =>
  useQuery({
    ...queries.holiday.list.queryOptions({ input: { ...(region && { region }), ...window }, ...handled }),
    ...kept,
    enabled: region !== undefined && window.from <= window.till,
  }).data?.holidays ?? [];
