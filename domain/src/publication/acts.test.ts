import { describe, expect, it } from 'vitest';
import { holds } from '../condition.ts';
import { rights } from '../permissions/right.ts';
import type { RefusalCode } from '../refusal.ts';
import { type Act, actsOf, allActs, allowedWhen, mayAct, possibleActs, rightFor } from './acts.ts';
import { nextMonth, nextWeek, now, samples } from './facts.samples.ts';
import { allStates, type State, state } from './states.ts';
import { type Circumstances, take } from './take.samples.ts';

const fine: Circumstances = {
  now,
  by: 'editor',
  problems: [],
  mayPublish: true,
  noteRequired: true,
  title: 'De Spil',
  consumers: [],
  productChanges: 0,
  input: {
    changed: true,
    from: nextWeek,
    till: nextMonth,
    end: null,
    replace: true,
    cancelPlans: true,
    note: 'Verhuisd',
    title: 'De Spil',
  },
};

type Row = Partial<Record<State, RefusalCode>>;
const everywhere = (code: RefusalCode): Row => Object.fromEntries(allStates.map((name) => [name, code]));
const everywhereBut = (code: RefusalCode, allowed: State[], other: Row = {}): Row => ({
  ...Object.fromEntries(allStates.filter((name) => !allowed.includes(name)).map((name) => [name, code])),
  ...other,
});

/** Every act: where it is refused and why. What is not named is allowed. */
const refusals: Record<Act, Row> = {
  saveConcept: { archived: 'save.archived' },
  saveReady: { archived: 'save.archived' },
  publish: {
    archived: 'publish.archived',
    deactivated: 'publish.deactivated',
    published: 'publish.nothing-new',
    publishCancelPlanned: 'publish.nothing-new',
  },
  plan: { archived: 'publish.archived', deactivated: 'publish.deactivated', published: 'publish.nothing-new' },
  withdrawPlan: everywhereBut('plan.none', ['publishPlanned']),
  depublish: everywhereBut('depublish.not-published', ['published', 'publishCancelPlanned']),
  cancelEnd: everywhereBut('end.none', ['publishCancelPlanned']),
  deactivate: { archived: 'save.archived', deactivated: 'deactivate.already' },
  activate: everywhereBut('activate.already', ['deactivated'], { archived: 'save.archived' }),
  archive: { archived: 'archive.already' },
  restore: everywhereBut('restore.not-archived', ['archived']),
  erase: everywhereBut('erase.not-archived', ['archived']),
  putOnline: everywhereBut('settings.already', ['offline'], { archived: 'save.archived' }),
  takeOffline: { archived: 'save.archived', offline: 'settings.already' },
  workflowOn: { ...everywhere('settings.already'), archived: 'save.archived' },
  workflowOff: { archived: 'save.archived', published: 'settings.workflow-published', publishCancelPlanned: 'settings.workflow-published' },
};

const always = (to: State, other: Partial<Record<State, State>> = {}): Record<State, State> => ({
  ...(Object.fromEntries(allStates.map((from) => [from, to])) as Record<State, State>),
  ...other,
});
const stays = (other: Partial<Record<State, State>> = {}): Record<State, State> => ({
  ...(Object.fromEntries(allStates.map((from) => [from, from])) as Record<State, State>),
  ...other,
});

/** Every act that is allowed: from which state to which. The plan runs from next week until next month, the end is now. */
const next: Record<Act, Record<State, State>> = {
  saveConcept: stays({ ready: 'concept' }),
  saveReady: stays({ concept: 'ready' }),
  publish: always('published', { offline: 'offline' }),
  plan: always('publishPlanned', { offline: 'offline', publishCancelPlanned: 'publishCancelPlanned' }),
  withdrawPlan: always('publishCancelled'),
  depublish: always('publishEnded'),
  cancelEnd: always('published'),
  deactivate: always('deactivated'),
  activate: always('publishEnded'),
  archive: always('archived'),
  restore: always('concept'),
  erase: stays(),
  putOnline: always('concept'),
  takeOffline: always('offline', { deactivated: 'deactivated' }),
  workflowOn: stays(),
  workflowOff: stays({ publishPlanned: 'publishCancelled' }),
};

describe('every act in every state', () => {
  for (const act of allActs) {
    it(act, () => {
      for (const from of allStates) {
        const where = `${act} when ${from}`;
        const code = refusals[act][from];
        const outcome = take[act](samples[from], fine);
        expect(outcome.ok ? undefined : outcome.refusal.code, where).toBe(code);
        expect(mayAct(act, samples[from], now, rights), where).toEqual(code ? { may: false, code } : { may: true });
        expect(possibleActs(samples[from], now).includes(act), where).toBe(code === undefined);
        expect(holds(allowedWhen(act), samples[from], now), where).toBe(code === undefined);
        if (outcome.ok) expect(state(outcome.value.facts, now), where).toBe(next[act][from]);
      }
    });
  }
});

describe.each(['organisation', 'product'] as const)('rights of an %s', (area) => {
  it('each act is refused without exactly its right', () => {
    for (const act of allActs) {
      const right = rightFor(act, area);
      const others = rights.filter((one) => one !== right);
      const expected = right?.endsWith(':publish') ? 'publish.right' : 'right.missing';
      for (const from of allStates) expect(mayAct(act, samples[from], now, others, area)).toEqual({ may: false, code: expected });
    }
  });
  it('are of its own area', () => {
    for (const act of actsOf(area)) expect(rightFor(act, area)).toMatch(new RegExp(`^${area.toUpperCase()}:`));
  });
});

it('a product is not switched on or off by itself', () => {
  const switching = ['deactivate', 'activate', 'putOnline', 'takeOffline', 'workflowOn', 'workflowOff'];
  expect(allActs.filter((act) => !actsOf('product').includes(act))).toEqual(switching);
  expect(possibleActs(samples.published, now, 'product')).toEqual(['saveConcept', 'saveReady', 'depublish', 'archive']);
  expect(mayAct('deactivate', samples.published, now, rights, 'product')).toEqual({ may: false, code: 'right.missing' });
});
