import { type Condition, holds } from '../condition.ts';
import type { Instant } from '../instant.ts';
import type { Right } from '../permissions/right.ts';
import type { RefusalCode } from '../refusal.ts';
import { archived, deactivated, endAhead, inStretch, newestIsOut, planAhead, unpublishedChanges } from './conditions.ts';
import type { Facts } from './facts.ts';

type When = Condition<Facts>;
/** What is published: organisations, and products in their name. */
export type PublicationArea = 'organisation' | 'product';
/** `right`: of an organisation; `ofProduct`: of a product. Without: an act on organisations only, whose products follow them. */
type Rule = { right: Right; ofProduct?: Right; refusedWhen: readonly { code: RefusalCode; when: When }[] };

const publishingRight = { right: 'ORGANISATION:publish', ofProduct: 'PRODUCT:publish' } as const;
const archiving = { right: 'ORGANISATION:archive', ofProduct: 'PRODUCT:delete' } as const;
const onArchived = { code: 'save.archived', when: archived } as const;
const publishing = [
  { code: 'publish.archived', when: archived },
  { code: 'publish.deactivated', when: deactivated },
] as const;
const nothingNew: When = { all: [inStretch, newestIsOut, { not: planAhead }] };

/**
 * Every act on the publication of an organisation or a product: the right it needs, and from which states it is refused, with the code
 * that says why (points 4 and 6). Point 6 knows no right of its own to call a product ready, or to archive it. Server and screen ask
 * this same table. What depends on more than the facts (problems, a note, a date, other records) is decided in the act's own file.
 */
export const acts = {
  saveConcept: { right: 'ORGANISATION:update', ofProduct: 'PRODUCT:update', refusedWhen: [onArchived] },
  saveReady: { right: 'ORGANISATION:changeConcept', ofProduct: 'PRODUCT:update', refusedWhen: [onArchived] },
  publish: {
    ...publishingRight,
    refusedWhen: [...publishing, { code: 'publish.nothing-new', when: { all: [inStretch, newestIsOut] } }],
  },
  plan: {
    ...publishingRight,
    refusedWhen: [
      ...publishing,
      { code: 'plan.workflow-off', when: { is: ['workflow', false] } },
      { code: 'publish.nothing-new', when: { all: [nothingNew, { not: endAhead }] } },
    ],
  },
  withdrawPlan: { ...publishingRight, refusedWhen: [{ code: 'plan.none', when: { not: planAhead } }] },
  depublish: { ...publishingRight, refusedWhen: [{ code: 'depublish.not-published', when: { not: inStretch } }] },
  cancelEnd: { ...publishingRight, refusedWhen: [{ code: 'end.none', when: { not: endAhead } }] },
  deactivate: { right: 'ORGANISATION:archive', refusedWhen: [onArchived, { code: 'deactivate.already', when: deactivated }] },
  activate: { right: 'ORGANISATION:archive', refusedWhen: [onArchived, { code: 'activate.already', when: { not: deactivated } }] },
  archive: { ...archiving, refusedWhen: [{ code: 'archive.already', when: archived }] },
  restore: { ...archiving, refusedWhen: [{ code: 'restore.not-archived', when: { not: archived } }] },
  erase: {
    right: 'ORGANISATION:delete',
    ofProduct: 'PRODUCT:delete',
    refusedWhen: [{ code: 'erase.not-archived', when: { not: archived } }],
  },
  putOnline: {
    right: 'ORGANISATION:updateSettings',
    refusedWhen: [onArchived, { code: 'settings.already', when: { is: ['online', true] } }],
  },
  takeOffline: {
    right: 'ORGANISATION:updateSettings',
    refusedWhen: [onArchived, { code: 'settings.already', when: { is: ['online', false] } }],
  },
  workflowOn: {
    right: 'ORGANISATION:updateSettings',
    refusedWhen: [onArchived, { code: 'settings.already', when: { is: ['workflow', true] } }],
  },
  workflowOff: {
    right: 'ORGANISATION:updateSettings',
    refusedWhen: [
      onArchived,
      { code: 'settings.already', when: { is: ['workflow', false] } },
      { code: 'settings.workflow-published', when: inStretch },
      { code: 'settings.workflow-unpublished-changes', when: unpublishedChanges },
    ],
  },
} as const satisfies Record<string, Rule>;

export type Act = keyof typeof acts;
export const allActs = Object.keys(acts) as Act[];

const ruleOf = (act: Act): Rule => acts[act];

/** The right that an act needs; null: there is no such act in the area. */
export const rightFor = (act: Act, area: PublicationArea): Right | null =>
  area === 'organisation' ? ruleOf(act).right : (ruleOf(act).ofProduct ?? null);
/** The acts of an area. */
export const actsOf = (area: PublicationArea): Act[] => allActs.filter((act) => rightFor(act, area) !== null);

/** When the facts allow the act, as a condition: for lists that select what can be done with all of them. */
export const allowedWhen = (act: Act): Condition<Facts> => ({ not: { any: ruleOf(act).refusedWhen.map((reason) => reason.when) } });

/** Every reason in these facts against the act, the weightiest first; none means that the act is possible. */
export const reasonsAgainst = (act: Act, facts: Facts, now: Instant): RefusalCode[] =>
  ruleOf(act)
    .refusedWhen.filter((reason) => holds(reason.when, facts, now))
    .map((reason) => reason.code);

/** The acts that the facts allow at this moment, whoever asks. */
export const possibleActs = (facts: Facts, now: Instant, area: PublicationArea = 'organisation'): Act[] =>
  actsOf(area).filter((act) => reasonsAgainst(act, facts, now).length === 0);

export type May = { may: true } | { may: false; code: RefusalCode };

/**
 * Whether somebody with these rights may do the act now, and if not the code of the reason: the missing right first ("not enough
 * rights to publish" for what needs the publish right, point 6), then the state.
 */
export const mayAct = (act: Act, facts: Facts, now: Instant, rights: readonly string[], area: PublicationArea = 'organisation'): May => {
  const right = rightFor(act, area);
  if (right === null || !rights.includes(right))
    return { may: false, code: right?.endsWith(':publish') ? 'publish.right' : 'right.missing' };
  const code = reasonsAgainst(act, facts, now)[0];
  return code === undefined ? { may: true } : { may: false, code };
};
