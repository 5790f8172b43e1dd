import type { Occurrence, Timing } from '@bronhouder/domain/agenda/item.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { previewOf } from './coming/coming.ts';

const notable = ({ kind }: Timing, { state }: Occurrence): boolean => kind === 'series' || state !== 'planned';

/** Of a timing the meetings, and the dates moved or cancelled, that at least one of the others says otherwise: what its pattern does not tell. */
export const differentDates = (timing: Timing, others: readonly Timing[], today: string): Occurrence[] => {
  const datesOf = (one: Timing) => (one.kind === 'hours' ? [] : (previewOf(one, today)?.occurrences ?? []));
  const elsewhere = others.map(datesOf);
  return datesOf(timing).filter(
    (date) => notable(timing, date) && !elsewhere.every((dates) => dates.some((other) => sameValue(other, date))),
  );
};
