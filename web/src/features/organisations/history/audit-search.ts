/** What the address of the audit log holds. */
export type AuditSearch = { acts?: string[]; by?: string; from?: string; till?: string; page?: number; size?: number };

const date = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);
const count = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined);

/** Reads the address; a part nobody understands is left out. */
export const readAuditSearch = (raw: Record<string, unknown>): AuditSearch => {
  const acts = Array.isArray(raw['acts']) ? raw['acts'].filter((act) => typeof act === 'string') : [];
  const read = {
    acts: acts.length > 0 ? acts : undefined,
    by: typeof raw['by'] === 'string' && raw['by'] !== '' ? raw['by'] : undefined,
    from: date(raw['from']),
    till: date(raw['till']),
    page: count(raw['page']),
    size: count(raw['size']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};
