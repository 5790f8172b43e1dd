import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Values } from '@bronhouder/domain/values.ts';

/** Something that happens by itself, and to what. `organisation`: the one itself, or whose product it is. */
export type Ahead = {
  what: 'published' | 'ended' | 'invitation-expires' | 'roles-end' | 'stand-in-ends';
  at: Instant;
  subject: { kind: 'organisation' | 'product' | 'team' | 'user'; key: Key; name: string; organisation: Key | null };
  values: Values;
};
