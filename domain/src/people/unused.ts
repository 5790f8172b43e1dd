import type { Instant } from '../instant.ts';

/** "Data not opened for 1.5 years" (point 9), how long before that administrators see it, and how long after the warning roles are kept. */
export const unusedMonths = 18;
export const shownDays = 30;
export const graceDays = 30;

/** What the use of an account follows from. `newestRoleAt`: whoever was given a role lately is expected, not forgotten. */
export type Use = {
  createdAt: Instant;
  lastLogonAt: Instant | null;
  /** When an administrator looked at the account and kept it. */
  keptAt: Instant | null;
  newestRoleAt: Instant | null;
  warnedAt: Instant | null;
};

const day = 24 * 3_600_000;
const daysLater = (moment: Instant, days: number): Instant => new Date(Date.parse(moment) + days * day).toISOString();
const newest = (moments: readonly (Instant | null)[]): Instant =>
  moments.reduce<Instant>((last, moment) => (moment !== null && moment > last ? moment : last), '');

/** The same day and time some months later; the last day of a month that lacks it. In UTC, as the database counts. */
export const monthsLater = (moment: Instant, months: number): Instant => {
  const from = new Date(moment);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)));
  return new Date(date.getTime() + (from.getTime() - Date.UTC(year, from.getUTCMonth(), from.getUTCDate()))).toISOString();
};

/** When the account was last used, as far as that counts. */
export const usedAt = ({ createdAt, lastLogonAt, keptAt, newestRoleAt }: Use): Instant =>
  newest([createdAt, lastLogonAt, keptAt, newestRoleAt]);

/** From when the account is unused, and its owner is warned. */
export const unusedAt = (use: Use): Instant => monthsLater(usedAt(use), unusedMonths);

/** From when administrators see it among the unused accounts: before its owner is warned. */
export const unusedFrom = (use: Use): Instant => daysLater(unusedAt(use), -shownDays);

/** The warning that still holds; a sign-in, a new role or an administrator who kept the account has made it void. */
const warning = (use: Use): Instant | null => (use.warnedAt !== null && use.warnedAt >= unusedAt(use) ? use.warnedAt : null);

/** `soon`: shown to administrators; `due`: its owner has to be warned; `warned`: they were; `ended`: its roles have to go. */
export type UsePhase = 'active' | 'soon' | 'due' | 'warned' | 'ended';

/** Where an account stands (point 9; decisions 10). */
export const phaseOfUse = (use: Use, now: Instant): UsePhase => {
  if (now < unusedFrom(use)) return 'active';
  if (now < unusedAt(use)) return 'soon';
  const warned = warning(use);
  if (warned === null) return 'due';
  return now < daysLater(warned, graceDays) ? 'warned' : 'ended';
};

/**
 * When the roles of the account end if nobody signs in and nobody keeps it: 30 days after the warning, which nobody has had yet comes at the
 * earliest now. Null: it is in use.
 */
export const rolesEndAt = (use: Use, now: Instant): Instant | null => {
  if (now < unusedFrom(use)) return null;
  return daysLater(warning(use) ?? newest([unusedAt(use), now]), graceDays);
};
