import type { Key } from '@bronhouder/domain/instant.ts';
import type { PublishedRecord } from '../records/record.ts';

/** An organisation as its verbs see it: where it stands, and its working revision. */
export type OrganisationRecord = PublishedRecord & {
  team: Key;
  productWorkflow: boolean;
  city: string | null;
};
