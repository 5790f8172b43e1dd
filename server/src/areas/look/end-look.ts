import type { Caller } from '../../http/caller.ts';
import { keepLook } from './store.ts';

/** Stops looking through a role; nothing happens to who does not. */
export const endLook = async (caller: Caller): Promise<object> => {
  const { looking } = caller.who;
  if (looking) {
    const { role, place, scope } = looking;
    await keepLook(caller, null, { act: 'lookEnded', role: role.key, values: { [place.kind]: place.key, scope } });
  }
  return {};
};
