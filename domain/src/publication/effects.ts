import { type Condition, holds } from '../condition.ts';
import type { Instant } from '../instant.ts';
import type { Values } from '../outcome.ts';
import type { Act } from './acts.ts';
import { inStretch, planAhead, readersSee } from './conditions.ts';
import type { Facts } from './facts.ts';

/** What hangs on an organisation, counted by the caller. */
export type Counts = {
  products: number;
  supplements: number;
  agendaItems: number;
  /** Organisations that show its products. */
  consumers: number;
  roles: number;
  favourites: number;
  files: number;
};

/** `count`: how many are touched, where the effect is on other things than the record itself. */
export type Effect = { code: EffectCode; count: number; values: Values };

type Rule = { code: string; when?: Condition<Facts>; count?: keyof Counts; values?: (facts: Facts) => Values };

const always: Condition<Facts> = { all: [] };
const offline: Condition<Facts> = { is: ['online', false] };

const readersLose = { code: 'readersLose', when: readersSee };
const readersGet = { code: 'readersGet', when: { not: inStretch }, values: (facts: Facts) => ({ revision: facts.working }) };
const readersGetNew = { code: 'readersGetNew', when: inStretch, values: (facts: Facts) => ({ revision: facts.working }) };
const hiddenWhileOffline = { code: 'hiddenWhileOffline', when: offline };
const planWithdrawn = {
  code: 'planWithdrawn',
  when: planAhead,
  values: (facts: Facts) => ({ from: facts.plannedFrom ?? '', revision: facts.plannedRevision ?? 0 }),
};
const endStays = { code: 'endStays', when: { all: [inStretch, { future: 'publishedTill' }] }, values: (facts: Facts) => ({ till: facts.publishedTill ?? '' }) };
const notRepublished = { code: 'notRepublished' };
const cascade = [
  { code: 'productsUnpublished', count: 'products' },
  { code: 'supplementsUnpublished', count: 'supplements' },
  { code: 'agendaItemsUnpublished', count: 'agendaItems' },
  { code: 'consumersLose', count: 'consumers' },
] as const;

/** What each act touches, in the order in which it is told (beyond the specification, "Effect preview"). */
const table = {
  publish: [readersGet, readersGetNew, hiddenWhileOffline, planWithdrawn, endStays],
  plan: [readersGet, readersGetNew, hiddenWhileOffline, planWithdrawn, endStays],
  withdrawPlan: [planWithdrawn],
  depublish: [readersLose, planWithdrawn],
  deactivate: [readersLose, planWithdrawn, ...cascade],
  activate: [notRepublished],
  archive: [readersLose, planWithdrawn, ...cascade, { code: 'readOnly' }],
  restore: [{ code: 'restoredAsConcept' }, notRepublished],
  erase: [
    { code: 'productsErased', count: 'products' },
    { code: 'supplementsErased', count: 'supplements' },
    { code: 'agendaItemsErased', count: 'agendaItems' },
    { code: 'filesErased', count: 'files' },
    { code: 'rolesLost', count: 'roles' },
    { code: 'favouritesLost', count: 'favourites' },
    { code: 'traceStays' },
  ],
  putOnline: [{ code: 'readersGetPublished', when: inStretch, values: (facts: Facts) => ({ revision: facts.publishedRevision ?? 0 }) }],
  takeOffline: [readersLose],
  workflowOff: [planWithdrawn],
} as const satisfies { [A in Act]?: readonly Rule[] };

type Table = typeof table;
export type ActWithEffects = keyof Table;
export type EffectCode = Table[ActWithEffects][number]['code'];
export const effectCodes: readonly EffectCode[] = [...new Set(Object.values(table).flatMap((rules) => rules.map((rule) => rule.code)))];

type Coded = Rule & { code: EffectCode };

/** What an act would touch now. Effects on nothing (a count of 0) are left out. */
export const effects = (act: ActWithEffects, facts: Facts, counts: Partial<Counts>, now: Instant): Effect[] => {
  const rules: readonly Coded[] = table[act];
  return rules
    .filter((rule) => holds<Facts>(rule.when ?? always, facts, now))
    .filter((rule) => rule.count === undefined || (counts[rule.count] ?? 0) > 0)
    .map((rule) => ({ code: rule.code, count: rule.count ? (counts[rule.count] ?? 0) : 0, values: rule.values?.(facts) ?? {} }));
};
