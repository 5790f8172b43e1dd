import type { Condition } from '../condition.ts';
import type { Facts } from './facts.ts';

type When = Condition<Facts>;

/** The building blocks of all states. A plan that is due counts as published at once, whether or not it was recorded. */
export const archived: When = { not: { missing: 'archivedAt' } };
export const deactivated: When = { not: { missing: 'deactivatedAt' } };

/** The plan has taken over from what was published before it. */
export const planDue: When = { past: 'plannedFrom' };
export const planAhead: When = { future: 'plannedFrom' };

const byPlan = (when: When): When => ({ all: [planDue, when] });
const byPublication = (when: When): When => ({ all: [{ not: planDue }, when] });
const either = (planned: When, published: When): When => ({ any: [byPlan(planned), byPublication(published)] });

/** Now is inside a stretch of publication. Offline, deactivated or archived may still hide it from readers. */
export const inStretch: When = either(
  { not: { past: 'plannedTill' } },
  { all: [{ past: 'publishedFrom' }, { not: { past: 'publishedTill' } }] },
);

/** The last stretch ran out or was ended. */
export const ended: When = either({ past: 'plannedTill' }, { past: 'publishedTill' });

/** An end lies ahead that readers will meet; one at the very moment of a planned version is none. */
export const endAhead: When = {
  any: [{ future: 'plannedTill' }, byPublication({ all: [{ future: 'publishedTill' }, { differ: ['publishedTill', 'plannedFrom'] }] })],
};

/** The newest revision is the one of the stretch of now (or of the last one). */
export const newestIsOut: When = either({ equal: ['working', 'plannedRevision'] }, { equal: ['working', 'publishedRevision'] });

/** A plan is waiting and pins an older revision than the newest. */
export const plannedOlder: When = { all: [planAhead, { differ: ['working', 'plannedRevision'] }] };

/** Published, and the newest revision is neither out nor planned. */
export const unpublishedChanges: When = {
  all: [inStretch, { not: newestIsOut }, { not: { all: [planAhead, { equal: ['working', 'plannedRevision'] }] } }],
};

/** What readers see: inside a stretch, online, and neither deactivated nor archived. */
export const readersSee: When = { all: [inStretch, { is: ['online', true] }, { not: deactivated }, { not: archived }] };

/** A moment has passed that is not in the audit log yet: what the background job looks for. */
export const due: When = { any: [planDue, { all: [{ past: 'publishedTill' }, { is: ['endRecorded', false] }] }] };
