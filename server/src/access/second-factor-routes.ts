import { z } from 'zod';
import { type Answer, ask, type Libraries } from './ask-library.ts';
import { guarded } from './guard.ts';
import { shortestPassword } from './password-rule.ts';
import { AccessRefusal } from './refusal.ts';
import { signedInOnly, type Visit } from './visit.ts';

const confirmed = z.object({ password: z.string().max(512) });

/** Whoever changes the second factor shows the password once more, within the limits on guessing. */
const withPassword = async (visit: Visit, body: unknown, library: Libraries, path: string): Promise<Answer> => {
  const { password } = confirmed.parse(body);
  const { user } = await signedInOnly(visit);
  const chosen = await library(visit.site, false);
  return guarded(visit, [visit.address, { kind: 'account', who: user.email }], () => ask(visit, chosen, 'POST', path, { password }));
};

const codes = z.array(z.string());

/** Authenticators show a `+` of the query as it is, so a space has to be `%20`. */
const withoutPluses = (uri: string): string => uri.replace(/\?.*/, (query) => query.replaceAll('+', '%20'));

/** The key for an authenticator and the recovery codes. The second step is only asked for once a code has been verified. */
export const enable = async (visit: Visit, body: unknown, library: Libraries): Promise<{ totpURI: string; backupCodes: string[] }> => {
  const answer = await withPassword(visit, body, library, '/two-factor/enable');
  return { totpURI: withoutPluses(z.string().parse(answer.body['totpURI'])), backupCodes: codes.parse(answer.body['backupCodes']) };
};

/** No second step any more; the password alone has to be long enough then. */
export const disable = async (visit: Visit, body: unknown, library: Libraries): Promise<object> => {
  if ([...confirmed.parse(body).password].length < shortestPassword.alone) throw new AccessRefusal('second-factor.password-short');
  await withPassword(visit, body, library, '/two-factor/disable');
  return {};
};

/** Ten new recovery codes; the old ones are void. */
export const renewCodes = async (visit: Visit, body: unknown, library: Libraries): Promise<{ backupCodes: string[] }> => {
  const answer = await withPassword(visit, body, library, '/two-factor/generate-backup-codes');
  return { backupCodes: codes.parse(answer.body['backupCodes']) };
};
