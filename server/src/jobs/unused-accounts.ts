import type { Key } from '@bronhouder/domain/instant.ts';
import { lockPlace } from '../areas/assignments/queries/place.ts';
import { askAdministrators } from '../areas/tasks/ask-administrators.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import { endUnusedRoles } from '../areas/users/end-unused-roles.ts';
import { administratorsOf } from '../areas/users/queries/root-administrators.ts';
import { unusedAccounts } from '../areas/users/queries/unused.ts';
import type { UserRecord } from '../areas/users/record.ts';
import { markShown } from '../areas/users/store.ts';
import { warnUnused } from '../areas/users/warn-unused.ts';
import { perform, type Verb } from '../change.ts';
import type { House } from '../house.ts';
import { portalOf } from './portal.ts';

/**
 * Asks whoever looks after the accounts to look at those that are not used: once for each account that has come to it, and again when owners
 * were warned. Meanwhile the task says how many there are now; without any it is gone.
 */
const show = (house: House, tenant: Tenant, warned: number): Promise<void> =>
  house.database
    .forTenant(tenant.key)
    .transaction()
    .execute(async (trx) => {
      // One process after the other: the second finds nothing that is new.
      await lockPlace(trx, { kind: 'team', key: tenant.rootTeam });
      const now = house.clock();
      const unused = await unusedAccounts(trx, now);
      const fresh = unused.filter(({ shown }) => !shown).map(({ key }) => key);
      await markShown(trx, fresh, now);
      const people = await administratorsOf(trx, tenant.rootTeam);
      const values = { count: unused.length, warned: unused.filter(({ phase }) => phase === 'warned').length };
      await askAdministrators(trx, { house, people, values, anew: fresh.length + warned > 0 });
    });

/**
 * What follows for the accounts of a tenant that nobody signs in with (point 9; decisions 10): administrators are shown them, their owners
 * are warned, and roles end thirty days after that. How many were warned or lost their roles.
 */
export const handleUnusedAccounts = async (house: House, tenant: Tenant): Promise<number> => {
  const portal = portalOf(house, tenant, 'TEAM:settings');
  const each = async (keys: readonly Key[], verb: Verb<UserRecord, { key: Key }, boolean>): Promise<number> => {
    let done = 0;
    for (const key of keys) {
      const outcome = await perform(verb, portal, { key });
      if (outcome.ok && outcome.value) done += 1;
    }
    return done;
  };
  await show(house, tenant, 0);
  const unused = await unusedAccounts(portal.db, portal.now);
  const inPhase = (wanted: string) => unused.filter(({ phase }) => phase === wanted).map(({ key }) => key);
  const warned = await each(inPhase('due'), warnUnused);
  const ended = await each(inPhase('ended'), endUnusedRoles);
  if (warned + ended > 0) {
    await show(house, tenant, warned);
    house.wake('deliver');
  }
  return warned + ended;
};
