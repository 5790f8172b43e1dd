import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import type { At } from '../../change.ts';
import type { ItemRecord } from './record.ts';

const parts = ['product', 'location', 'timing'] as const;

/** The item with another content as its next revision, and which parts of it that changes; null: none. */
export const rewritten = (
  it: ItemRecord,
  content: ItemContent,
  { now, by }: Pick<At, 'now' | 'by'>,
): { next: ItemRecord; fields: string[] } | null => {
  const fields = parts.filter((part) => !sameValue(it[part], content[part]));
  if (fields.length === 0) return null;
  return { next: { ...it, ...content, working: it.working + 1, savedAt: now, savedBy: by }, fields };
};
