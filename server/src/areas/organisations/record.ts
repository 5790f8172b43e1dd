import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { Stored } from '../../change.ts';
import type { TypeReference } from '../types/queries.ts';

/** An organisation as its verbs see it: where it stands, and its working revision. */
export type OrganisationRecord = Stored & {
  team: Key;
  title: string;
  facts: Facts;
  productWorkflow: boolean;
  depublicationNote: string | null;
  archivedBy: Key | null;
  /** The newest definitions of its types, in the order chosen. */
  types: TypeDefinition[];
  content: Content;
  city: string | null;
  savedAt: string;
  savedBy: Key | null;
  createdAt: string;
  /** Somebody wants to hear what others do with it. */
  watched: boolean;
};

export const referencesOf = (types: readonly TypeDefinition[]): TypeReference[] => types.map(({ key, version }) => ({ key, version }));
