import { access } from '@bronhouder/contract/access.ts';
import type { Place } from '@bronhouder/domain/permissions/assignment.ts';
import { z } from 'zod';
import { ask, type Libraries } from './ask-library.ts';
import { hereOf } from './gate.ts';
import { guarded } from './guard.ts';
import type { DeskAnswer } from './invitation-desk.ts';
import { shortestPassword } from './password-rule.ts';
import { type AccessCode, AccessRefusal } from './refusal.ts';
import { returnAddress } from './return-address.ts';
import { type Visit, whoIs } from './visit.ts';

const tokenIn = z.object({ token: z.string().max(200) });
const acceptance = tokenIn.extend({ account: access.acceptInvitation['~orpc'].inputSchema?.shape.account ?? z.never() });

const valueOf = <T>(answer: DeskAnswer<T, AccessCode>): T => {
  if (answer.ok) return answer.value;
  throw new AccessRefusal(answer.fault, answer.fault === 'password.short' ? { minimum: shortestPassword.alone } : {});
};

/** What the invitation of a link is about. Asking changes nothing; guessing is limited as everywhere. */
export const showInvitation = (visit: Visit, body: unknown): Promise<object> => {
  const { token } = tokenIn.parse(body);
  return guarded(visit, [visit.address], async () => valueOf(await visit.services.invitations.find(visit.site.tenant, token)));
};

/** No. Signs nobody in or out. */
export const denyInvitation = async (visit: Visit, body: unknown): Promise<object> => {
  const { token } = tokenIn.parse(body);
  await guarded(visit, [visit.address], async () => valueOf(await visit.services.invitations.deny(visit.site.tenant, token)));
  return {};
};

const placeUrl = (visit: Visit, { kind, key }: Place): string => {
  const portal = returnAddress(undefined, [visit.origin, hereOf(visit.request)], visit.services.config.portalOrigins);
  return `${portal}#/${kind}/${key}`;
};

/** Into the account that was just made, as far as one can come in with a password here and now. */
const enter = async (visit: Visit, library: Libraries, email: string, password: string): Promise<boolean> => {
  if (!visit.site.allowLogin || !visit.site.localUser) return false;
  await ask(visit, await library(visit.site, false), 'POST', '/sign-in/email', { email, password });
  return true;
};

/**
 * Yes, for the address that was invited, whoever is signed in. Somebody new gets an account and is signed in with it; an account that
 * exists gets the role and nothing else: a link in a mail is no password.
 */
export const acceptInvitation = async (visit: Visit, body: unknown, library: Libraries): Promise<object> => {
  const { token, account } = acceptance.parse(body);
  // Without a password of ours there is nothing to come in with but a provider; with one there has to be one.
  if (account && (account.password !== undefined) !== visit.site.localUser) throw new AccessRefusal('input.invalid');
  const { email, place, made } = await guarded(visit, [visit.address], async () =>
    valueOf(await visit.services.invitations.accept(visit.site.tenant, token, account)),
  );
  const entered = made && account?.password ? await enter(visit, library, email, account.password) : false;
  return { signedIn: entered || (await whoIs(visit))?.user.email === email, url: placeUrl(visit, place) };
};
