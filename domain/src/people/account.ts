import type { Condition } from '../condition.ts';
import { holds } from '../condition.ts';
import type { Instant, Key } from '../instant.ts';
import { type Held, losesRoot } from '../permissions/last-holder.ts';
import type { RefusalCode } from '../refusal.ts';

/** What the status of an account follows from; `unusedFrom`: see `unused.ts`. */
export type AccountFacts = { deactivatedAt: Instant | null; unusedFrom: Instant };

export type UserStatus = 'active' | 'unused' | 'deactivated';

/** Each status as a condition, which the list filters by as well. Exactly one of them holds. */
export const userStatuses: Record<UserStatus, Condition<AccountFacts>> = {
  active: { all: [{ missing: 'deactivatedAt' }, { not: { past: 'unusedFrom' } }] },
  unused: { all: [{ missing: 'deactivatedAt' }, { past: 'unusedFrom' }] },
  deactivated: { not: { missing: 'deactivatedAt' } },
};

const names = Object.keys(userStatuses) as UserStatus[];

/** Of an account in use, of one that nobody signs in with, or of one that nobody can sign in with. */
export const userStatus = (facts: AccountFacts, now: Instant): UserStatus =>
  names.find((name) => holds(userStatuses[name], facts, now)) ?? 'active';

/** What an administrator of the tenant does with the account of somebody else. */
export const accountActs = ['keep', 'endSessions', 'deactivate', 'activate', 'anonymise'] as const;
export type AccountAct = (typeof accountActs)[number];

/** What an administrator is told that happened with an account, beside what its owner changed. */
export const accountEvents = ['create', 'deactivate', 'activate', 'keep', 'endSessions', 'warnUnused', 'endRoles', 'anonymise'] as const;

/** What the acts depend on beside the right. */
export type AccountStanding = {
  /** It is one's own. */
  self: boolean;
  status: UserStatus;
  /** It is that of a former user. */
  anonymised: boolean;
  /** Without them nobody would administer the root team with an account in use. */
  lastOfRoot: boolean;
};

/** Whether the root team would be left without its last administrator if this person could not sign in any more (decisions 3). */
export const isLastOfRoot = (person: Key, held: readonly Held[], root: Key): boolean =>
  losesRoot(
    held,
    held.filter((one) => one.person !== person),
    { teams: [root] },
  );

const takesAway: readonly AccountAct[] = ['deactivate', 'anonymise'];

const done: Record<AccountAct, (standing: AccountStanding) => boolean> = {
  keep: ({ status }) => status !== 'unused',
  endSessions: () => false,
  deactivate: ({ status }) => status === 'deactivated',
  activate: ({ status }) => status !== 'deactivated',
  anonymise: () => false,
};

/**
 * Why something cannot be done with an account: it is one's own (`user.self`), it is done already or there is nothing to do
 * (`user.already`), or the tenant would be left without an administrator (`user.last-of-root`; decisions 3). Null: it can.
 */
export const reasonAgainstAct = (act: AccountAct, standing: AccountStanding): RefusalCode | null => {
  if (standing.self) return 'user.self';
  if (standing.anonymised || done[act](standing)) return 'user.already';
  return takesAway.includes(act) && standing.lastOfRoot ? 'user.last-of-root' : null;
};

/** What an administrator of the tenant can do with the account now. */
export const possibleActs = (standing: AccountStanding): AccountAct[] =>
  accountActs.filter((act) => reasonAgainstAct(act, standing) === null);

/** Whether the typed address is that of the account: what confirms that it may be anonymised. */
export const confirmsAddress = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email;
