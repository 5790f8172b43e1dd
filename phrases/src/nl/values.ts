import type { ValueWords } from '@bronhouder/domain/fields/value-words.ts';

/** Words inside values: opening hours, prices, addresses. */
export const values: ValueWords = {
  yes: 'ja',
  no: 'nee',
  free: 'gratis',
  notApplicable: 'niet van toepassing',
  noAddress: 'geen bezoekadres',
  mailbox: 'Postbus',
  freepost: 'Antwoordnummer',
  closed: 'gesloten',
  through: 'tot en met',
  timeMark: '.',
  weekdays: { MO: 'ma', TU: 'di', WE: 'wo', TH: 'do', FR: 'vr', SA: 'za', SU: 'zo' },
  countries: { NL: 'Nederland', BE: 'België', DE: 'Duitsland' },
};
