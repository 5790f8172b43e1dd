import { z } from 'zod';
import { ask, type Libraries, put } from './ask-library.ts';
import { attempt } from './attempts.ts';
import { hashOf } from './cookie.ts';
import { guarded } from './guard.ts';
import { passwordFault, shortestPassword } from './password-rule.ts';
import { AccessRefusal } from './refusal.ts';
import { signedInOnly, type Visit } from './visit.ts';

type Owner = { email: string; name: string; secondFactor: boolean };
type Renewing = Owner & { deactivatedAt: string | null };

const refuseBadPassword = (password: string, { email, name, secondFactor }: Owner): void => {
  const fault = passwordFault(password, secondFactor, [email, name]);
  if (!fault) return;
  const minimum = secondFactor ? shortestPassword.withSecondFactor : shortestPassword.alone;
  throw new AccessRefusal(fault, fault === 'password.short' ? { minimum } : {});
};

const addressed = z.object({ email: z.string().max(320) });

/**
 * Sends a link to a new password, if there is such an account. It answers before it looks, so that neither the answer nor its time
 * tells whether there is one; `later` gets the work.
 */
export const requestReset = async (
  visit: Visit,
  body: unknown,
  library: Libraries,
  later: (work: Promise<unknown>) => void,
): Promise<object> => {
  const email = addressed.parse(body).email.trim().toLowerCase();
  await attempt(visit.db, visit.services.secret, visit.address, visit.now);
  later(mailReset(visit, email, library));
  return {};
};

const mailReset = async (visit: Visit, email: string, library: Libraries): Promise<void> => {
  if (!z.email().safeParse(email).success) return;
  try {
    await attempt(visit.db, visit.services.secret, { kind: 'reset', who: email }, visit.now);
  } catch (fault) {
    // Whoever asked that often has these mails already.
    if (fault instanceof AccessRefusal) return;
    throw fault;
  }
  await put(visit, await library(visit.site, false), '/request-password-reset', { email });
};

const renewed = z.object({ token: z.string().max(200), newPassword: z.string().max(512) });

/** Sets the password with the token of a mail, which works once; everywhere else the account is signed out. */
export const reset = async (visit: Visit, body: unknown, library: Libraries): Promise<object> => {
  const { token, newPassword } = renewed.parse(body);
  const chosen = await library(visit.site, false);
  await guarded(visit, [visit.address], async () => {
    const owner = await ownerOfToken(visit, token);
    if (owner.deactivatedAt !== null) throw new AccessRefusal('sign-in.deactivated');
    refuseBadPassword(newPassword, owner);
    await ask(visit, chosen, 'POST', '/reset-password', { token, newPassword });
  });
  return {};
};

const ownerOfToken = async ({ db, now }: Visit, token: string): Promise<Renewing> => {
  const owner = await db
    .selectFrom('user_verification')
    .innerJoin('user_account', (join) =>
      join.on((eb) => eb(eb.cast<string>('user_account.id', 'text'), '=', eb.ref('user_verification.value'))),
    )
    .select(['email', 'name', 'two_factor_enabled as secondFactor', 'deactivated_at as deactivatedAt'])
    .where('identifier', '=', hashOf(`reset-password:${token}`))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!owner) throw new AccessRefusal('reset.expired');
  return owner;
};

const changed = z.object({ currentPassword: z.string().max(512), newPassword: z.string().max(512) });

/** Another password for who is signed in; it ends all other sessions. */
export const changePassword = async (visit: Visit, body: unknown, library: Libraries): Promise<object> => {
  const { currentPassword, newPassword } = changed.parse(body);
  const { user } = await signedInOnly(visit);
  refuseBadPassword(newPassword, { ...user, name: `${user.firstName} ${user.familyName}` });
  const chosen = await library(visit.site, false);
  await guarded(visit, [visit.address, { kind: 'account', who: user.email }], () =>
    ask(visit, chosen, 'POST', '/change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
  );
  return {};
};
