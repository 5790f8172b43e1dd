import { resumeOccurrence } from '@bronhouder/domain/agenda/acts/resume.ts';
import { acting } from './acting.ts';
import type { Seen } from './record.ts';

/** Puts a moved or cancelled time back to what the pattern says. */
export const resumeDate = acting<Seen & { at: string }>({
  name: 'resumeDate',
  decide: resumeOccurrence,
  told: ({ at }) => ({ values: { at }, note: null }),
});
