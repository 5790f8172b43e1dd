import type { HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { readAgendaSearch } from '../agenda-search.ts';

/** Holidays never change while somebody looks. */
const kept = { staleTime: Number.POSITIVE_INFINITY };

/** The holidays and school vacations of some days, of which region they are, and until when its vacations are known; null: none are. */
export type Kept = ApiAnswers['holiday']['list'];
const nothing: Pick<Kept, 'holidays' | 'vacations'> & Partial<Kept> = { holidays: [], vacations: [] };

/** Where the holidays of an organisation are kept, or where somebody chose to look; undefined while it is asked. */
export const useHolidayRegion = (organisation: string | undefined): HolidayRegion | undefined => {
  const chosen = readAgendaSearch(useSearch({ strict: false })).region;
  const asked = useQuery({
    ...queries.holiday.region.queryOptions({ input: { key: organisation ?? '' }, context: { handleErrorCodes: 'all' } }),
    ...kept,
    enabled: organisation !== undefined && chosen === undefined,
  });
  return chosen ?? asked.data?.region;
};

/**
 * The holidays and vacations of a region between two days, both included, at most eleven years apart: empty while they are asked. null: those
 * of the tenant, as for the agenda of a team; undefined: not known yet, as while the region of an organisation is asked.
 *
 *     const { holidays } = useHolidays(useHolidayRegion(organisation), { from, till });
 */
export const useHolidays = (region: HolidayRegion | null | undefined, window: { from: string; till: string }): typeof nothing =>
  useQuery({
    ...queries.holiday.list.queryOptions({ input: { ...(region && { region }), ...window }, context: { handleErrorCodes: 'all' } }),
    ...kept,
    enabled: region !== undefined && window.from <= window.till,
  }).data ?? nothing;
