import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { At } from '../../change.ts';
import type { ItemRecord } from './record.ts';

type New = { key: Key; organisation: Key; teams: readonly Key[]; content: ItemContent };

/** The record of an item that is being made. */
export const newItem = ({ key, organisation, teams, content }: New, { now, by }: Pick<At, 'now' | 'by'>): ItemRecord => ({
  key,
  version: 1,
  place: { teams, organisation },
  organisation,
  ...content,
  working: 1,
  archivedAt: null,
  savedAt: now,
  savedBy: by,
  createdAt: now,
});
