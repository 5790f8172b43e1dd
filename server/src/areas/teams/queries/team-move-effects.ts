import type { Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { effectsOfMove } from './move-effects.ts';
import { pathOfTarget } from './path.ts';
import { pathWithRight } from './settings-effects.ts';

/** What moving a team beneath another would do. Refuses record.unknown, also of the target, and right.missing. */
export const teamMoveEffects = async (caller: Caller, { key, parent }: { key: Key; parent: Key }) => {
  const it = { teams: await pathWithRight(caller, key) };
  const target = { teams: found(await pathOfTarget(caller.db, caller, parent, it)) };
  const { name } = found(await caller.db.selectFrom('team').select('name').where('key', '=', key).executeTakeFirst());
  return effectsOfMove(caller, { it, target }, name);
};
