/** What the address of the list of versions holds; `open`: the version that is being read. */
export type RevisionSearch = { page?: number; size?: number; open?: number };

const count = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined);

/** Reads the address; a part nobody understands is left out. */
export const readRevisionSearch = (raw: Record<string, unknown>): RevisionSearch =>
  Object.fromEntries((['page', 'size', 'open'] as const).flatMap((name) => (count(raw[name]) ? [[name, count(raw[name])]] : [])));
