import { type Condition, holds } from '../condition.ts';
import type { Instant } from '../instant.ts';
import type { Values } from '../values.ts';
import type { Act } from './acts.ts';
import { inStretch, planAhead, readersSee } from './conditions.ts';
import type { Facts } from './facts.ts';
import { settle } from './moments.ts';

/** What hangs on an organisation, counted by the caller. */
export type Counts = {
  products: number;
  supplements: number;
  agendaItems: number;
  /** Coming dates that readers see. */
  dates: number;
  /** Organisations that show its products; of a product: that show it. */
  consumers: number;
  roles: number;
  favourites: number;
  files: number;
};

/** `count`: how many are touched, where the effect is on other things than the record itself. */
export type Effect = { code: EffectCode; count: number; values: Values };

type More = { when?: Condition<Facts>; count?: keyof Counts; values?: (facts: Facts) => Values };
type Rule<Code extends string = string> = More & { code: Code };

const rule = <Code extends string>(code: Code, more: More = {}): Rule<Code> => ({ code, ...more });

const always: Condition<Facts> = { all: [] };
const newest = (facts: Facts): Values => ({ revision: facts.working });

const readersLose = rule('readersLose', { when: readersSee });
const readersGet = rule('readersGet', { when: { not: inStretch }, values: newest });
const readersGetNew = rule('readersGetNew', { when: inStretch, values: newest });
const hiddenWhileOffline = rule('hiddenWhileOffline', { when: { is: ['online', false] } });
const planWithdrawn = rule('planWithdrawn', {
  when: planAhead,
  values: ({ plannedFrom, plannedRevision }) => ({ from: plannedFrom ?? '', revision: plannedRevision ?? 0 }),
});
const endStays = rule('endStays', {
  when: { all: [inStretch, { future: 'publishedTill' }] },
  values: ({ publishedTill }) => ({ till: publishedTill ?? '' }),
});
const notRepublished = rule('notRepublished');
/** Of a product: who shows it along hears of it, and loses it with the owner. */
const consumersGet = rule('consumersGet', { count: 'consumers' });
const consumersLose = rule('consumersLose', { count: 'consumers' });
/** Coming dates that readers see now, and then no more. */
const datesHidden = rule('datesHidden', { count: 'dates' });
const cascade = [
  rule('productsUnpublished', { count: 'products' }),
  rule('supplementsUnpublished', { count: 'supplements' }),
  rule('agendaItemsUnpublished', { count: 'agendaItems' }),
  datesHidden,
  consumersLose,
];

/** What each act touches, in the order in which it is told (beyond the specification, "Effect preview"). */
const table = {
  publish: [readersGet, readersGetNew, consumersGet, hiddenWhileOffline, planWithdrawn, endStays],
  plan: [readersGet, readersGetNew, consumersGet, hiddenWhileOffline, planWithdrawn, endStays],
  withdrawPlan: [planWithdrawn],
  depublish: [readersLose, consumersLose, datesHidden, planWithdrawn],
  deactivate: [readersLose, planWithdrawn, ...cascade],
  activate: [notRepublished],
  archive: [readersLose, planWithdrawn, ...cascade, rule('readOnly')],
  restore: [rule('restoredAsConcept'), notRepublished],
  erase: [
    consumersLose,
    rule('productsErased', { count: 'products' }),
    rule('supplementsErased', { count: 'supplements' }),
    rule('agendaItemsErased', { count: 'agendaItems' }),
    rule('filesErased', { count: 'files' }),
    rule('rolesLost', { count: 'roles' }),
    rule('favouritesLost', { count: 'favourites' }),
    rule('traceStays'),
  ],
  putOnline: [rule('readersGetPublished', { when: inStretch, values: ({ publishedRevision }) => ({ revision: publishedRevision ?? 0 }) })],
  takeOffline: [readersLose, datesHidden],
  workflowOff: [planWithdrawn],
} satisfies { [A in Act]?: readonly Rule[] };

type Table = typeof table;
export type ActWithEffects = keyof Table;
export type EffectCode = Table[ActWithEffects][number]['code'];
export const effectCodes: readonly EffectCode[] = [...new Set(Object.values(table).flatMap((rules) => rules.map(({ code }) => code)))];

/** What an act would touch now. Effects on nothing (a count of 0) are left out. */
export const effects = (act: ActWithEffects, facts: Facts, counts: Partial<Counts>, now: Instant): Effect[] => {
  const rules: readonly Rule<EffectCode>[] = table[act];
  const settled = settle(facts, now).facts;
  return rules
    .filter(({ when = always }) => holds(when, settled, now))
    .filter(({ count }) => count === undefined || (counts[count] ?? 0) > 0)
    .map(({ code, count, values }) => ({ code, count: count ? (counts[count] ?? 0) : 0, values: values?.(settled) ?? {} }));
};
