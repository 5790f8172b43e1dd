import { titleOf } from '@bronhouder/domain/fields/title.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { newFacts } from '@bronhouder/domain/publication/facts.ts';
import type { At } from '../../change.ts';
import type { Owner } from './place.ts';
import type { ProductRecord } from './record.ts';

type New = { key: Key; owner: Owner; type: TypeDefinition; content: Content };

/** The record of a product that is being made: a concept that nobody has seen yet. */
export const newProduct = ({ key, owner, type, content }: New, { now, by }: Pick<At, 'now' | 'by'>): ProductRecord => ({
  key,
  version: 1,
  place: owner.place,
  organisation: owner.place.organisation,
  title: titleOf(content),
  facts: { ...newFacts(owner), deactivatedAt: owner.deactivatedAt },
  ownArchivedAt: null,
  ownerArchived: false,
  depublicationNote: null,
  archivedBy: null,
  types: [type],
  content,
  savedAt: now,
  savedBy: by,
  createdAt: now,
  watched: false,
});
