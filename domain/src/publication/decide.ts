import type { Instant, Key } from '../instant.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Values } from '../values.ts';
import type { Problem } from '../problem.ts';
import { type Act, reasonsAgainst } from './acts.ts';
import type { Facts } from './facts.ts';
import { type Moment, settle } from './moments.ts';

/** Who acts, and when. */
export type At = { now: Instant; by: Key };

/** The same, with all problems of the working revision: for acts that show it to readers. */
export type Checked = At & { problems: readonly Problem[] };

/** What the audit log keeps of an act. `revision`: the one it is about. `values`: dates and numbers for the text. */
export type PublicationEvent = { act: Act; at: Instant; by: Key; revision: number; values: Values; note: string | null };

/** A decision that went through: the new facts, the event, and the moments that had passed unrecorded and go to the audit log first. */
export type Decision = { facts: Facts; event: PublicationEvent; moments: Moment[] };

type Change = { facts: Partial<Facts>; revision?: number; values?: Values; note?: string };

/** What an act does to facts in which every moment that has passed is recorded, and that its table allows. */
export type Step = (settled: Facts) => Outcome<Change>;

/** The frame of every act: record what has passed, ask the table, then take the step. So a late background job changes nothing. */
export const decide = (act: Act, facts: Facts, at: At, step: Step): Outcome<Decision> => {
  const { facts: settled, moments } = settle(facts, at.now);
  const code = reasonsAgainst(act, settled, at.now)[0];
  if (code !== undefined) return refused(code);
  const outcome = step(settled);
  if (!outcome.ok) return outcome;
  const { facts: changed, revision = settled.working, values = {}, note = null } = outcome.value;
  return done({ facts: { ...settled, ...changed }, event: { act, at: at.now, by: at.by, revision, values, note }, moments });
};
