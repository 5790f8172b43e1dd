import type { Instant, Key } from '../instant.ts';
import type { Facts } from './facts.ts';

/** Something that happens by itself: a plan takes over, or a publication ends. `by`: who planned it, to be told. */
export type Moment = { what: 'published' | 'ended'; at: Instant; revision: number; by: Key | null };

/** The moments that are not recorded yet, in order of time. An end that a plan overtakes never happens. */
const moments = (facts: Facts): Moment[] => {
  const found: Moment[] = [];
  const { publishedRevision, publishedTill, plannedRevision, plannedFrom, plannedTill } = facts;
  const overtaken = plannedFrom !== null && publishedTill !== null && plannedFrom <= publishedTill;
  if (publishedRevision !== null && publishedTill !== null && !facts.endRecorded && !overtaken) {
    found.push({ what: 'ended', at: publishedTill, revision: publishedRevision, by: null });
  }
  if (plannedRevision !== null && plannedFrom !== null) {
    found.push({ what: 'published', at: plannedFrom, revision: plannedRevision, by: facts.plannedBy });
    if (plannedTill !== null) found.push({ what: 'ended', at: plannedTill, revision: plannedRevision, by: null });
  }
  return found;
};

/** What will happen by itself from now on, soonest first. */
export const upcoming = (facts: Facts, now: Instant): Moment[] => moments(facts).filter((moment) => moment.at > now);

const noPlan = { plannedRevision: null, plannedFrom: null, plannedTill: null, plannedBy: null };

const planTakenOver = (facts: Facts): Facts => ({
  ...facts,
  ...noPlan,
  publishedRevision: facts.plannedRevision,
  publishedFrom: facts.plannedFrom,
  publishedTill: facts.plannedTill,
  endRecorded: false,
  withdrawnAt: null,
});

/**
 * The facts after recording every moment that has passed, and those moments for the audit log. Doing it again, later or in more
 * steps gives the same facts and each moment once ("Time decides, not a timer").
 * A plan that falls due while the record is offline takes over all the same; readers see it once it is online. Deactivating and
 * archiving withdraw the plan and end the publication themselves, so nothing is left to fall due then.
 */
export const settle = (facts: Facts, now: Instant): { facts: Facts; moments: Moment[] } => {
  const passed = moments(facts).filter((moment) => moment.at <= now);
  const settled = passed.reduce(
    (before, moment) => (moment.what === 'published' ? planTakenOver(before) : { ...before, endRecorded: true }),
    facts,
  );
  return { facts: settled, moments: passed };
};
