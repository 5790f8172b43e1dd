import { archive } from '@bronhouder/domain/publication/archive.ts';
import { restore } from '@bronhouder/domain/publication/restore.ts';
import type { Publishable } from './publishable.ts';
import type { PublishedRecord } from './record.ts';
import { type RecordVerb, standing, written } from './written.ts';

/** Puts a record away: read-only and out of publication. */
export const archiving = <It extends PublishedRecord>({ records, putAway }: Publishable<It>): RecordVerb<It> => ({
  records,
  decide: (it, _input, at) => written(it, archive(it.facts, at), { archivedBy: at.by, ...putAway?.(at.now) } as Partial<It>),
  answer: standing,
});

/** Takes a record out of the archive, as a concept. */
export const restoring = <It extends PublishedRecord>({ records, putAway }: Publishable<It>): RecordVerb<It> => ({
  records,
  decide: (it, _input, at) => written(it, restore(it.facts, at), { archivedBy: null, ...putAway?.(null) } as Partial<It>),
  answer: standing,
});
