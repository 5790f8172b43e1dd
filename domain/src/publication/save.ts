import { holds } from '../condition.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { deactivated, inStretch } from './conditions.ts';
import { type Checked, type Decision, decide } from './decide.ts';
import type { Facts } from './facts.ts';
import { outNow, standingEnd } from './stretches.ts';

export type Save = {
  state: Facts['state'] /** The content differs from the newest revision, so that a new one is made. */;
  changed: boolean;
};

/** Without a workflow there is no separate publishing: what is published or "will be published" goes out by saving it. */
const goesOut = (facts: Facts, state: Facts['state'], published: boolean, now: string): boolean =>
  !facts.workflow && !holds(deactivated, facts, now) && (published || state === 'ready');

/**
 * Saves as concept or as ready (point 4). Always possible for a concept; a published record, or one that goes out by this save, only
 * without problems (point 5). With the workflow on readers notice nothing. With it off a save of what is published or ready goes
 * out at once, for which the publish right is needed (`mayPublish`).
 * Refuses: save.archived, save.problems, publish.right.
 */
export const save = (facts: Facts, { state, changed }: Save, at: Checked & { mayPublish: boolean }): Outcome<Decision> =>
  decide(state === 'ready' ? 'saveReady' : 'saveConcept', facts, at, (settled) => {
    const published = holds(inStretch, settled, at.now);
    const working = settled.working + (changed ? 1 : 0);
    const out = goesOut(settled, state, published, at.now) && !(published && settled.publishedRevision === working);
    if ((published || out) && at.problems.length > 0) return refused('save.problems', { count: at.problems.length }, [...at.problems]);
    if (out && !at.mayPublish) return refused('publish.right');
    const pointer = out ? outNow(working, at.now, standingEnd(settled, at.now)) : {};
    return done({ facts: { ...pointer, state, working }, revision: working, values: { state, published: out } });
  });
