import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { streekdataRoles } from '@bronhouder/world/streekdata/roles.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { at, faults, reading, rolesIn, said, written } from './roles.samples.ts';

const world = await openWorld();
afterAll(world.close);

const { made, give, takeAway } = rolesIn(world);
const { viewer } = tenants.streekdata.builtInRoles;
const { dataSteward: steward } = streekdataRoles;
const { noordBrabant } = teams;
const bram = world.as(people.bram);

describe('changing a role', () => {
  test('is told with what came and what went, and holds from the next request of its holders', async () => {
    const { key } = await made({ rights: ['ORGANISATION:read', 'ORGANISATION:publish'] });
    await give(people.joost, key, { organisation: its.lindenhof.key });
    const actions = async () => (await world.as(people.joost).get(`/organisation/${its.lindenhof.key}`)).body.actions;
    expect(await actions()).toEqual(['ORGANISATION:read', 'ORGANISATION:publish']);
    const change = { name: 'Redigeert', description: 'Nieuw', websiteRole: true, rights: ['ORGANISATION:read', 'ORGANISATION:update'] };
    expect((await bram.put(at(noordBrabant, key), { ...change, version: 1 })).body).toEqual({ key, version: 2 });
    expect(await actions()).toEqual(['ORGANISATION:read', 'ORGANISATION:update']);
    expect((await logOf(world, key)).at(-1)).toMatchObject({
      act: 'save',
      action: 'update',
      by: people.bram.key,
      details: {
        values: { name: 'Redigeert', description: true, websiteRole: true, added: 'ORGANISATION:update', removed: 'ORGANISATION:publish' },
      },
    });
    await world.db().deleteFrom('assignment').where('role', '=', key).execute();
  });

  test('to the same leaves no trace', async () => {
    const { key } = await made({ name: 'Blijft' });
    const same = { name: ' Blijft', description: '', websiteRole: false, rights: reading, version: 1 };
    expect((await bram.put(at(noordBrabant, key), same)).body).toEqual({ key, version: 1 });
    expect(await logOf(world, key)).toHaveLength(1);
  });

  test('is refused after somebody else did', async () => {
    const { key } = await made();
    await bram.put(at(noordBrabant, key), { ...written(), version: 1 });
    const late = await bram.put(at(noordBrabant, key), { ...written(), version: 1 });
    expect({ ...said(late), values: late.body.values }).toEqual({ status: 409, code: 'version.newer', values: { version: 2 } });
  });

  test('to the name of another, also at the same moment', async () => {
    const [one, other] = [await made(), await made()];
    const taken = await bram.put(at(noordBrabant, one.key), { ...written({ name: 'lézer' }), version: 1 });
    expect(faults(taken)).toEqual(['name not-unique']);
    const both = await Promise.all(
      [one, other].map(({ key }) => bram.put(at(noordBrabant, key), { ...written({ name: 'Wie het eerst komt' }), version: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('with something wrong in it names every field', async () => {
    const { key } = await made();
    const answer = await bram.put(at(noordBrabant, key), { ...written({ name: '', rights: ['x', 'TEAM:update'] }), version: 1 });
    expect(faults(answer)).toEqual(['name required', 'rights select-unknown', 'rights right-needs']);
  });

  test('that is built in, or of a team above, is not possible', async () => {
    const change = { ...written(), version: 1 };
    expect(said(await bram.put(at(noordBrabant, viewer), change))).toEqual({ status: 409, code: 'role.built-in' });
    const elsewhere = await bram.put(at(noordBrabant, steward.key), change);
    expect({ ...said(elsewhere), values: elsewhere.body.values }).toEqual({
      status: 409,
      code: 'role.elsewhere',
      values: { team: 'Streekdata' },
    });
  });

  test('with rights that one does not hold is not possible, but its name may be set right', async () => {
    const manages: Right[] = ['TEAM:read', 'TEAM:roleManagement'];
    const manager = await made({ rights: manages });
    await give(people.joost, manager.key, { team: noordBrabant.key });
    const joost = world.as(people.joost);
    const strong = await made({ rights: ['ORGANISATION:read', 'ORGANISATION:publish'] });
    const path = at(noordBrabant, strong.key);
    const less = await joost.put(path, { ...written({ rights: [] }), version: 1 });
    expect({ ...said(less), values: less.body.values }).toEqual({
      status: 409,
      code: 'role.rights-not-held',
      values: { rights: 'ORGANISATION:read,ORGANISATION:publish' },
    });
    const same = written({ rights: ['ORGANISATION:read', 'ORGANISATION:publish'] });
    expect((await joost.put(path, { ...same, version: 1 })).status).toBe(200);
    // Not for oneself either: the role that lets one manage roles cannot be widened with it.
    const wider = await joost.put(at(noordBrabant, manager.key), { ...written({ rights: [...manages, 'TEAM:update'] }), version: 1 });
    expect(said(wider)).toEqual({ status: 409, code: 'role.rights-not-held' });
    await takeAway(people.joost);
  });
});
