import { supplementSorts } from '@bronhouder/contract/supplement.ts';
import { oneOf, readTable, type TableOf, text, withoutAbsent } from '../../../tables/read-search.ts';

export const views = ['list', 'map', 'tiles'] as const;
export type View = (typeof views)[number];
const closings = ['open', 'upcoming', 'closed'] as const;
const useds = ['yes', 'no'] as const;
const columns = ['about', 'uses', 'saved', 'by'] as const;

/** What the address of the library says; all of it is optional. */
export type LibrarySearch = TableOf<(typeof supplementSorts)[number], (typeof columns)[number]> & {
  q?: string;
  closing?: (typeof closings)[number];
  used?: (typeof useds)[number];
  view?: View;
};

/** Reads the address. A part nobody understands is left out: an old or mistyped link shows the library. */
export const readLibrarySearch = (raw: Record<string, unknown>): LibrarySearch =>
  withoutAbsent({
    q: text(raw['q']),
    closing: oneOf(closings, raw['closing']),
    used: oneOf(useds, raw['used']),
    view: oneOf(views, raw['view']),
    ...readTable(raw, { sorts: supplementSorts, columns }),
  });

export const isFiltered = ({ q, closing, used }: LibrarySearch): boolean => Boolean(q || closing || used);
