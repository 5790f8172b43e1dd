import { demoPassword } from '@bronhouder/world/demo-password.ts';
import { people } from '@bronhouder/world/cast.ts';

/** The headers of a browser in which the administrator of the demo world is signed in. */
export const signIn = async (origin: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${origin}/access/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: people.anna.email, password: demoPassword }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  if (!answer.ok || cookie === '') throw new Error(`signing in was answered with ${answer.status}`);
  return { cookie };
};
