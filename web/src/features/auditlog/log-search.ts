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

const date = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);
const count = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined);
const texts = (value: unknown) => {
  const found = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return found.length > 0 ? found : undefined;
};

/** Reads the address; a part nobody understands is left out. */
export const readLogSearch = (raw: Record<string, unknown>): LogSearch => {
  const read = {
    kinds: texts(raw['kinds']),
    acts: texts(raw['acts']),
    by: typeof raw['by'] === 'string' && raw['by'] !== '' ? raw['by'] : undefined,
    from: date(raw['from']),
    till: date(raw['till']),
    beneath: raw['beneath'] === false ? false : undefined,
    page: count(raw['page']),
    size: count(raw['size']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** Whether something was filtered away. */
export const isFiltered = ({ kinds, acts, by, from, till, beneath }: LogSearch): boolean =>
  [kinds, acts, by, from, till, beneath].some((part) => part !== undefined);
