import type { Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { relationTypesOf, shownType } from './shown.ts';

/** One relation type as it can be used at a team. Refuses record.unknown. One round trip. */
export const getRelationType = async (caller: Caller, { team, relationType }: { team: Key; relationType: Key }) =>
  shownType(found(await relationTypesOf(caller, team).where('r.key', '=', relationType).executeTakeFirst()), caller);
