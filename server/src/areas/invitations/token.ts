import { randomBytes } from 'node:crypto';

/** What opens an invitation: 256 random bits, which only the mail holds; the database keeps their hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
