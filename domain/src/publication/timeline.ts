import { holds } from '../condition.ts';
import type { Instant } from '../instant.ts';
import { readersSee } from './conditions.ts';
import type { Facts, Stretch } from './facts.ts';

export type Phase = 'past' | 'now' | 'future';

const published = ({ publishedRevision, publishedFrom, publishedTill, plannedFrom }: Facts): Stretch[] => {
  if (publishedRevision === null || publishedFrom === null) return [];
  const overtaken = plannedFrom !== null && (publishedTill === null || plannedFrom < publishedTill);
  return [{ revision: publishedRevision, from: publishedFrom, till: overtaken ? plannedFrom : publishedTill }];
};

const planned = ({ plannedRevision, plannedFrom, plannedTill }: Facts): Stretch[] =>
  plannedRevision === null || plannedFrom === null ? [] : [{ revision: plannedRevision, from: plannedFrom, till: plannedTill }];

const phase = ({ from, till }: Stretch, now: Instant): Phase => {
  if (from > now) return 'future';
  return till === null || till > now ? 'now' : 'past';
};

/** The stretches of publication in order of time: which revision, from when, until when, and where now is among them. */
export const timeline = (facts: Facts, now: Instant): (Stretch & { phase: Phase })[] =>
  [...published(facts), ...planned(facts)].map((stretch) => ({ ...stretch, phase: phase(stretch, now) }));

/** The stretch that now is inside of, also when the record is hidden by being offline. */
export const stretchOfNow = (facts: Facts, now: Instant): Stretch | null => {
  const found = timeline(facts, now).find((stretch) => stretch.phase === 'now');
  return found ? { revision: found.revision, from: found.from, till: found.till } : null;
};

/** What readers see at this moment: the stretch of now unless the record is offline, deactivated or archived. */
export const visible = (facts: Facts, now: Instant): Stretch | null => (holds(readersSee, facts, now) ? stretchOfNow(facts, now) : null);

/** The first end that readers will meet: of the stretch of now, else of the plan. Null when nothing ends by itself. */
export const nextEnd = (facts: Facts, now: Instant): Instant | null => {
  const ahead = timeline(facts, now).filter((stretch) => stretch.phase !== 'past');
  const ends = ahead.filter((stretch, index) => stretch.till !== null && ahead[index + 1]?.from !== stretch.till);
  return ends[0]?.till ?? null;
};
