import { type HolidayRegion, regionOfZone } from '@bronhouder/domain/holidays/region.ts';
import type { Caller } from '../../http/caller.ts';

/** Where the holidays of a tenant are kept: the country of its clock. */
export const homeRegion = ({ tenant }: Pick<Caller, 'tenant'>): HolidayRegion => regionOfZone(tenant.timeZone);
