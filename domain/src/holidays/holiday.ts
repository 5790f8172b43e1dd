import type { Day, Time } from '../agenda/item.ts';

/**
 * How much a day is a holiday. `public`: by law everybody's. `school`: schools are closed. `bank`: banks and offices are, or from an
 * hour on. `observance`: it is kept, and nobody is free because of it.
 */
export const holidayKinds = ['public', 'school', 'bank', 'observance'] as const;
export type HolidayKind = (typeof holidayKinds)[number];

/** One day of the calendar that is a holiday; `from`: only from that time on. */
export type Holiday = { day: Day; name: { nl: string; en: string }; kind: HolidayKind; from: Time | null };
