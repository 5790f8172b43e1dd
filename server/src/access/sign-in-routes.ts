import { z } from 'zod';
import { type Answer, ask, type Libraries, openOnly } from './ask-library.ts';
import { accessPath } from './auth-path.ts';
import { hereOf } from './gate.ts';
import { guarded } from './guard.ts';
import { AccessRefusal } from './refusal.ts';
import { returnAddress } from './return-address.ts';
import type { Visit } from './visit.ts';

const addressAfter = (visit: Visit, asked: string | undefined): string =>
  returnAddress(asked, [visit.origin, hereOf(visit.request)], visit.services.config.portalOrigins);

const credentials = z.object({ email: z.string().max(320), password: z.string().max(512) });

/** First step, with a password. Answers whether a second one follows. */
export const signIn = async (visit: Visit, body: unknown, library: Libraries): Promise<{ twoFactorRedirect: boolean }> => {
  openOnly(visit);
  if (!visit.site.localUser) throw new AccessRefusal('sign-in.local-closed');
  const { email, password } = credentials.parse(body);
  const chosen = await library(visit.site, false);
  const answer = await guarded(visit, [visit.address, { kind: 'account', who: email }], () =>
    ask(visit, chosen, 'POST', '/sign-in/email', { email: email.trim().toLowerCase(), password }),
  );
  return { twoFactorRedirect: answer.body['twoFactorRedirect'] === true };
};

const code = z.object({ code: z.string().max(64) });

const verify =
  (path: string, tidy: (typed: string) => string) =>
  async (visit: Visit, body: unknown, library: Libraries): Promise<object> => {
    const typed = tidy(code.parse(body).code);
    const chosen = await library(visit.site, false);
    await guarded(visit, [visit.address], () => ask(visit, chosen, 'POST', path, { code: typed }));
    return {};
  };

/** Second step with the code of an authenticator; when somebody is signed in: the proof that their authenticator works. */
export const verifyCode = verify('/two-factor/verify-totp', (typed) => typed.replace(/\D/g, ''));

/** Second step with a recovery code, which is used up by it. */
export const verifyRecoveryCode = verify('/two-factor/verify-backup-code', (typed) => typed.trim());

export const signOut = async (visit: Visit, _body: unknown, library: Libraries): Promise<object> => {
  await ask(visit, await library(visit.site, false), 'POST', '/sign-out', {});
  return {};
};

const provided = z.object({ provider: z.string().max(64), redirect: z.string().max(2000).optional() });

/** The page of the provider at which the browser goes on; it comes back at `callback`. */
export const signInAtProvider = async (visit: Visit, body: unknown, library: Libraries): Promise<{ url: string }> => {
  openOnly(visit);
  const { provider, redirect } = provided.parse(body);
  const callbackURL = addressAfter(visit, redirect);
  const errorCallbackURL = `${visit.origin}${accessPath}/?${new URLSearchParams({ provider, redirect: callbackURL })}`;
  const answer = await ask(visit, await library(visit.site, true), 'POST', '/sign-in/social', {
    provider,
    callbackURL,
    errorCallbackURL,
    disableRedirect: true,
  });
  return { url: z.string().parse(answer.body['url']) };
};

/** The way back from a provider: signed in, or to the sign-in page with what went wrong. */
export const callback = async (visit: Visit, library: Libraries): Promise<string> => {
  const failed = (error: string): string => `${visit.origin}${accessPath}/?${new URLSearchParams({ error })}`;
  if (!visit.site.allowLogin) return failed('closed');
  const { id } = visit.request.params as { id: string };
  const query = visit.request.url.split('?')[1] ?? '';
  const chosen = await library(visit.site, true);
  const answer: Answer | null = await ask(visit, chosen, 'GET', `/callback/${encodeURIComponent(id)}?${query}`).catch((fault) => {
    if (fault instanceof AccessRefusal) return null;
    throw fault;
  });
  return answer?.headers.get('location') ?? failed('failed');
};

/** Where the browser goes now that somebody is signed in. */
export const whereTo = async (visit: Visit): Promise<{ url: string }> => {
  const { redirect } = z.object({ redirect: z.string().max(2000).optional() }).parse(visit.request.query);
  return { url: addressAfter(visit, redirect) };
};
