import type { Instant } from '@bronhouder/domain/instant.ts';

const day = 86_400_000;
const minute = 60_000;
/** More steps than any history has on one day; the last of today still lies before now. */
const turns = 60;

/** The moment `days` from now, negative for the past. `turn` puts the steps of one day in their order, a minute apart. */
export const momentOf = (now: Instant, days: number, turn = 0): Instant =>
  new Date(Date.parse(now) + days * day + (days > 0 ? 0 : (turn - turns) * minute)).toISOString();
