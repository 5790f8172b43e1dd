/** A page that was opened lately. */
export type Opened = { key: string; title: string } & ({ type: 'organisation' | 'team' } | { type: 'product'; organisation: string });

const most = 8;

/** The list after opening one more: newest first, each once, a few at most. */
export const withOpened = (list: readonly Opened[], opened: Opened): Opened[] =>
  [opened, ...list.filter(({ type, key }) => type !== opened.type || key !== opened.key)].slice(0, most);

const isOpened = (item: unknown): item is Opened =>
  typeof item === 'object' &&
  item !== null &&
  'type' in item &&
  'key' in item &&
  'title' in item &&
  (item.type === 'organisation' || item.type === 'team' || (item.type === 'product' && 'organisation' in item)) &&
  typeof item.key === 'string' &&
  typeof item.title === 'string';

/** The list out of what was kept; what nobody understands is left out. */
export const readOpened = (kept: string | null): Opened[] => {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isOpened) : [];
  } catch {
    return [];
  }
};
