import { baseAddress } from '../../api/settings.ts';

export type SignInResult = 'done' | 'secondFactor' | 'wrong' | 'slow' | 'failed';

const post = async (path: string, body: object): Promise<Response> =>
  fetch(`${await baseAddress('accessApiUrl')}/auth${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const resultOf = async (response: Response): Promise<SignInResult> => {
  if (response.status === 429) return 'slow';
  if (response.status >= 500) return 'failed';
  if (!response.ok) return 'wrong';
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer && answer.twoFactorRedirect === true
    ? 'secondFactor'
    : 'done';
};

const attempt = (path: string, body: object): Promise<SignInResult> =>
  post(path, body)
    .then(resultOf)
    .catch(() => 'failed');

/** Signs in at the access service with e-mail and password; with a second factor the code follows. */
export const signIn = (email: string, password: string): Promise<SignInResult> => attempt('/sign-in/email', { email, password });

/** The second step: the code of the authenticator app. */
export const verifyCode = (code: string): Promise<SignInResult> => attempt('/two-factor/verify-totp', { code });
