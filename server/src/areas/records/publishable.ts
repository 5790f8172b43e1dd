import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Outcome } from '@bronhouder/domain/outcome.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type Act, type PublicationArea, rightFor } from '@bronhouder/domain/publication/acts.ts';
import type { Transaction } from 'kysely';
import type { At, Records } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import { namedSupplements } from './named-supplements.ts';
import { type Strict, strictProblems } from './problems.ts';
import type { PublishedRecord } from './record.ts';

/** A kind of record that is published, and what differs between the kinds. */
export type Publishable<It extends PublishedRecord> = {
  records: Records<It>;
  area: PublicationArea;
  fieldAdmin: Right;
  /** An end of publication takes an editorial note. */
  noteRequired: boolean;
  /** What of the record itself says since when it is archived, beside its facts. */
  putAway?(at: Instant | null): Partial<It>;
  /** What lists show of a content. */
  shown(content: Content, before: It): Partial<It>;
  /** Why it cannot be shown to readers, beside its problems; refused as it is. */
  against?(it: It, content: Content): Outcome<never> | null;
};

/** Everything that stands in the way of publishing the working revision, and what has to be asked first. */
export const problemsOfRecord = async (it: PublishedRecord, { caller }: At, trx: Transaction<DB>): Promise<Strict> =>
  strictProblems(it.types, it.content, caller, await namedSupplements(trx, it, it.content));

/** Whether whoever acts holds the right that the act needs there. */
export const mayDo = ({ area }: { area: PublicationArea }, act: Act, { rights }: At): boolean => {
  const right = rightFor(act, area);
  return right !== null && rights.includes(right);
};
