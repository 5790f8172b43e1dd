import { holidayKinds } from '@bronhouder/domain/holidays/holiday.ts';
import { holidayRegions } from '@bronhouder/domain/holidays/region.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { day, key, localised } from './shapes.ts';

const region = z.enum(holidayRegions);
/** Public holidays and the single days that schools or banks keep. */
const holidayShape = z.object({
  day,
  name: localised,
  kind: z.enum(holidayKinds),
  /** Only from this time on. */
  from: z.string().nullable(),
});

/** School vacations, as far as they are kept: the first and the last day. */
const vacationShape = z.object({ from: day, till: day, name: localised });

/** Holidays and school vacations per region: marked in calendars and offered as exceptions. */
export const holiday = {
  /** Where the holidays of an organisation are kept, by its address. */
  region: entry('AGENDA:read', 'GET', '/organisation/{key}/holiday-region').input(z.object({ key })).output(z.object({ region })),
  /** By day; at most eleven years. Without a region: those of the tenant. `vacationsKnown`: the last day until which vacations are; null: none. */
  list: entry('signed-in', 'GET', '/holiday')
    .input(z.object({ region: region.optional(), from: day, till: day }))
    .output(z.object({ region, holidays: z.array(holidayShape), vacations: z.array(vacationShape), vacationsKnown: day.nullable() })),
};
