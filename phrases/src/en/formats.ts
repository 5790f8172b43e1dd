import type { formats as nl } from '../nl/formats.ts';

/** Words around dates, numbers and names. */
export const formats: typeof nl = {
  datePlaceholder: 'dd-mm-yyyy',
  timePlaceholder: 'hh:mm',
  formerUser: 'a former user',
  system: 'the portal',
  yes: 'yes',
  no: 'no',
  bytes: '{value} {unit, select, kb {kB} mb {MB} other {bytes}}',
};
