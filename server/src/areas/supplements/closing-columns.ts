import type { Closing } from '@bronhouder/domain/supplements/closing.ts';

type Columns = { closed_from: string | null; closed_till: string | null; closed_reason: string | null };

/** When a selected supplement is closed. */
export const closingOf = ({ closed_from: from, closed_till: till, closed_reason: reason }: Columns): Closing | null =>
  from === null ? null : { from, till, reason: reason ?? '' };

/** The columns that say so, to insert or update. */
export const closingColumns = (closing: Closing | null): Columns => ({
  closed_from: closing?.from ?? null,
  closed_till: closing?.till ?? null,
  closed_reason: closing?.reason ?? null,
});
