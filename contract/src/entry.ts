import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type HTTPMethod, type HTTPPath, oc } from '@orpc/contract';

/**
 * What a call asks of the caller: nothing, a session, or a right at the place of the record it names (for a list: at each record
 * of the list). Required, so that no call can forget it.
 */
export type Needs = 'public' | 'signed-in' | Right;

export type EntryMeta = { needs: Needs };

/** One call of an API: what it needs, its method and its path below the base address. Input and output follow by `.input` and `.output`. */
export const entry = (needs: Needs, method: HTTPMethod, path: HTTPPath) =>
  oc.$meta<EntryMeta>({ needs: 'signed-in' }).meta({ needs }).route({ method, path });
