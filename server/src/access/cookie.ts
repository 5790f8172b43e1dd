import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Where the cookies of the access service hold: `domain` when it lives on another host than the portal. */
export type CookieScope = { secret: string; domain?: string | undefined };

/**
 * What all our cookies are called or begin with. `__Host-` binds a cookie to one host and forbids a neighbouring host to plant one;
 * with a domain for several hosts the browser only allows `__Secure-`.
 */
export const cookieName = (domain?: string): string => `${domain ? '__Secure-' : '__Host-'}bronhouder`;

const valuesOf = (header: string, name: string): string[] =>
  header.split(';').flatMap((part) => {
    const [key, ...value] = part.split('=');
    return key?.trim() === name ? [value.join('=').trim()] : [];
  });

/** What proves that a token is ours: it stands behind the token in the cookie. */
export const signatureOf = (token: string, secret: string): string => createHmac('sha256', secret).update(token).digest('base64');

const same = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

/** The session's token out of a `Cookie` header; null when there is none that we signed. */
export const signedToken = (header: string | undefined, { secret, domain }: CookieScope): string | null => {
  for (const value of valuesOf(header ?? '', cookieName(domain)).map(decoded)) {
    const dot = value.lastIndexOf('.');
    const token = value.slice(0, Math.max(dot, 0));
    if (token && same(value.slice(dot + 1), signatureOf(token, secret))) return token;
  }
  return null;
};

/** What the database keeps in place of a token: who reads the database cannot come in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
