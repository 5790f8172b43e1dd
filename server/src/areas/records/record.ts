import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { Stored } from '../../change.ts';
import type { TypeReference } from '../types/queries.ts';

/** The kinds of record whose content is kept in revisions. */
export type RecordKind = 'organisation' | 'product' | 'supplement';

/** A record with revisions as its verbs see it: its newest revision, by the newest versions of its types. */
export type RevisedRecord = Stored & {
  title: string;
  /** `working`: the number of the newest revision. */
  facts: { working: number };
  /** The newest definitions of its types, in the order chosen. */
  types: TypeDefinition[];
  content: Content;
  savedAt: string;
  savedBy: Key | null;
  createdAt: string;
};

/** A record that is published. */
export type PublishedRecord = RevisedRecord & {
  facts: Facts;
  depublicationNote: string | null;
  archivedBy: Key | null;
  /** Somebody wants to hear what others do with it. */
  watched: boolean;
};

export const referencesOf = (types: readonly TypeDefinition[]): TypeReference[] => types.map(({ key, version }) => ({ key, version }));
