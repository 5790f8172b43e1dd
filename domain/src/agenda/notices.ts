import type { Values } from '../values.ts';
import type { Day, Timing } from './item.ts';

/** What somebody who types a pattern should know, though nothing is wrong. */
export const noticeCodes = ['start-off-pattern', 'skipped', 'lost', 'spring-gap', 'until-cuts-off'] as const;
export type NoticeCode = (typeof noticeCodes)[number];

/** `days`: which dates it is about (of `skipped` the first day of each month that is skipped). Its text stands in phrases: `timing.notices`. */
export type Notice = { code: NoticeCode; days: Day[]; values: Values };

/** `was`: the timing that is being changed, to say which of its exceptions get lost. */
export const noticesOf = (timing: Timing, { zone }: { zone: string; was?: Timing | null }): Notice[] => (timing && zone ? [] : []);
