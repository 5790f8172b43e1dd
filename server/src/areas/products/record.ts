import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { Stored } from '../../change.ts';

/** A product as its verbs see it: where it stands, and its working revision. */
export type ProductRecord = Stored & {
  /** The managing owner. */
  organisation: Key;
  title: string;
  /** Workflow, online and deactivated are those of the owner; archived is its own or that of the owner. */
  facts: Facts;
  /** Since when the owner is archived, if it is: the product stays so as long. */
  ownerArchivedAt: string | null;
  depublicationNote: string | null;
  archivedBy: Key | null;
  /** The newest definition of its one type, as a list, as records have them. */
  types: TypeDefinition[];
  content: Content;
  savedAt: string;
  savedBy: Key | null;
  createdAt: string;
  /** Somebody wants to hear what others do with it. */
  watched: boolean;
};
