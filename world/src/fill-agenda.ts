import type { Instant } from '@bronhouder/domain/instant.ts';
import { workedOn } from './moment.ts';
import type { TenantWorld } from './tenant-world.ts';
import type { WorldVerbs } from './verbs.ts';

/** When products take place, and what somebody changed of it since. */
export const fillAgenda = async (verbs: WorldVerbs, now: Instant, { tenant, agenda }: TenantWorld): Promise<void> => {
  for (const { by, day, timing, later, ...item } of agenda) {
    const act = (when: number, turn: number) => ({ tenant: tenant.key, by, at: workedOn(now, when, item.key, turn) });
    await verbs.makeItem(act(day, 0), { ...item, timing: timing(now) });
    if (later) await verbs.saveItem(act(later.day, 1), { ...item, timing: later.timing(now) });
  }
};
