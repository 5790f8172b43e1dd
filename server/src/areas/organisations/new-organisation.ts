import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Switches } from '@bronhouder/domain/organisations/settings.ts';
import { newFacts } from '@bronhouder/domain/publication/facts.ts';
import type { At } from '../../change.ts';
import type { OrganisationRecord } from './record.ts';
import { shownInLists } from './shown-in-lists.ts';

type New = { key: Key; place: { teams: readonly Key[]; organisation: Key }; types: TypeDefinition[]; content: Content; switches: Switches };

/** The record of an organisation that is being made: a concept that nobody has seen yet, in the last of the teams. */
export const newOrganisation = ({ key, place, types, content, switches }: New, { now, by }: At): OrganisationRecord => ({
  key,
  version: 1,
  place,
  team: place.teams.at(-1) ?? '',
  ...shownInLists(content, { title: '' }),
  facts: newFacts(switches),
  productWorkflow: switches.productWorkflow,
  depublicationNote: null,
  archivedBy: null,
  types,
  content,
  savedAt: now,
  savedBy: by,
  createdAt: now,
  watched: false,
});
