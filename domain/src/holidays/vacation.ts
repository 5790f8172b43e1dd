import type { Day } from '../agenda/item.ts';

/** When the schools of a region are closed for some days or weeks, the first and the last day included. Set by authorities, year by year. */
export type Vacation = { from: Day; till: Day; name: { nl: string; en: string } };
