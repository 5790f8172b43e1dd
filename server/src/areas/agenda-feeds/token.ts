import { createHash, randomBytes } from 'node:crypto';

/** What opens a feed: 256 random bits, which only the address holds; the database keeps their hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Below the server, outside its API: calendars know neither sessions nor JSON. */
export const feedPath = (token: string): string => `/feeds/${token}.ics`;
