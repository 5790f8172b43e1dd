import type { ValueWords } from '@bronhouder/domain/fields/value-words.ts';

export const values: ValueWords = {
  yes: 'yes',
  no: 'no',
  free: 'free',
  notApplicable: 'not applicable',
  noAddress: 'no visiting address',
  mailbox: 'PO box',
  freepost: 'Freepost',
  closed: 'closed',
  through: 'through',
  timeMark: ':',
  weekdays: { MO: 'Mon', TU: 'Tue', WE: 'Wed', TH: 'Thu', FR: 'Fri', SA: 'Sat', SU: 'Sun' },
  countries: { NL: 'the Netherlands', BE: 'Belgium', DE: 'Germany' },
};
