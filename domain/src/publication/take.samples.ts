import type { Outcome } from '../outcome.ts';
import type { Problem } from '../problem.ts';
import { activate } from './activate.ts';
import type { Act } from './acts.ts';
import { archive } from './archive.ts';
import { cancelEnd } from './cancel-end.ts';
import { deactivate } from './deactivate.ts';
import type { Decision } from './decide.ts';
import { depublish } from './depublish.ts';
import { erase } from './erase.ts';
import type { Facts } from './facts.ts';
import { plan } from './plan.ts';
import { publish } from './publish.ts';
import { putOnline } from './put-online.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import { takeOffline } from './take-offline.ts';
import { withdrawPlan } from './withdraw-plan.ts';
import { workflowOff } from './workflow-off.ts';
import { workflowOn } from './workflow-on.ts';

/** All that any act can be given, so that the tests can take every act in the same way. */
export type Circumstances = {
  now: string;
  by: string;
  problems: Problem[];
  mayPublish: boolean;
  noteRequired: boolean;
  title: string;
  consumers: readonly string[];
  productChanges: number;
  input: {
    changed: boolean;
    from: string;
    till: string | null;
    end: string | null;
    replace: boolean;
    cancelPlans: boolean;
    note: string;
    title: string;
  };
};

/** Every act by name. */
export const take: Record<Act, (facts: Facts, at: Circumstances) => Outcome<Decision>> = {
  saveConcept: (facts, at) => save(facts, { state: 'concept', changed: at.input.changed }, at),
  saveReady: (facts, at) => save(facts, { state: 'ready', changed: at.input.changed }, at),
  publish: (facts, at) => publish(facts, { till: at.input.end }, at),
  plan: (facts, at) => plan(facts, at.input, at),
  withdrawPlan,
  depublish: (facts, at) => depublish(facts, { from: at.input.end, note: at.input.note }, at),
  cancelEnd,
  deactivate,
  activate,
  archive,
  restore,
  erase: (facts, at) => erase(facts, { title: at.input.title }, at),
  putOnline,
  takeOffline,
  workflowOn,
  workflowOff: (facts, at) => workflowOff(facts, at.input, at),
};
