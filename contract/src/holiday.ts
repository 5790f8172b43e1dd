import { holidayKinds } from '@bronhouder/domain/holidays/holiday.ts';
import { holidayRegions } from '@bronhouder/domain/holidays/region.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { day, key, localised } from './shapes.ts';

const region = z.enum(holidayRegions);
/** Public holidays and the single days that schools or banks keep. The vacations of schools are not known. */
const holidayShape = z.object({
  day,
  name: localised,
  kind: z.enum(holidayKinds),
  /** Only from this time on. */
  from: z.string().nullable(),
});

/** Holidays per region: marked in calendars and offered as exceptions. */
export const holiday = {
  /** Where the holidays of an organisation are kept, by its address. */
  region: entry('AGENDA:read', 'GET', '/organisation/{key}/holiday-region').input(z.object({ key })).output(z.object({ region })),
  /** By day; at most eleven years. Without a region: those of the tenant. */
  list: entry('signed-in', 'GET', '/holiday')
    .input(z.object({ region: region.optional(), from: day, till: day }))
    .output(z.object({ region, holidays: z.array(holidayShape) })),
};
