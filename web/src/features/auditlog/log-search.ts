import { date, known, text, withoutAbsent } from '../../tables/read-search.ts';

/** What the address of an audit log holds. Only the log of a team has kinds, and can be without what is beneath (`beneath` false). */
export type LogSearch = {
  kinds?: string[];
  acts?: string[];
  by?: string;
  from?: string;
  till?: string;
  beneath?: false;
  page?: number;
  size?: number;
};

/** A page or how many lines of it: from one upwards. */
export const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

const anyWord = () => true;

/** Reads the address; a part nobody understands is left out. */
export const readLogSearch = (raw: Record<string, unknown>): LogSearch =>
  withoutAbsent({
    kinds: known(raw['kinds'], anyWord),
    acts: known(raw['acts'], anyWord),
    by: text(raw['by']),
    from: date(raw['from']),
    till: date(raw['till']),
    beneath: raw['beneath'] === false ? (false as const) : undefined,
    page: count(raw['page']),
    size: count(raw['size']),
  });

/** Whether something was filtered away. */
export const isFiltered = ({ kinds, acts, by, from, till, beneath }: LogSearch): boolean =>
  [kinds, acts, by, from, till, beneath].some((part) => part !== undefined);
