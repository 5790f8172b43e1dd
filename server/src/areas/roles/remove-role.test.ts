import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { streekdataRoles } from '@bronhouder/world/streekdata/roles.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { at, rolesIn, said, written } from './roles.samples.ts';

const world = await openWorld();
afterAll(world.close);

const { made, give, invite } = rolesIn(world);
const { admin } = tenants.streekdata.builtInRoles;
const { dataSteward: steward } = streekdataRoles;
const { noordBrabant, kempen, meierij } = teams;
const bram = world.as(people.bram);

describe('deleting a role', () => {
  test('is possible when nobody holds it, and leaves its traces', async () => {
    const { key } = await made({ name: 'Weg ermee' });
    await invite(key, kempen, world.house.clock());
    expect((await bram.delete(at(noordBrabant, key), { version: 1 })).status).toBe(200);
    expect(said(await bram.get(at(noordBrabant, key)))).toEqual({ status: 404, code: 'record.unknown' });
    expect((await logOf(world, key)).map(({ act, action }) => ({ act, action }))).toEqual([
      { act: 'create', action: 'create' },
      { act: 'delete', action: 'delete' },
    ]);
  });

  test('is refused while somebody holds it or is invited to it', async () => {
    const { key } = await made();
    await give(people.femke, key, { organisation: its.lindenhof.key });
    await give(people.femke, key, { team: kempen.key }, 'beneath');
    await invite(key, meierij);
    const answer = await bram.delete(at(noordBrabant, key), { version: 1 });
    expect({ ...said(answer), values: answer.body.values }).toEqual({
      status: 409,
      code: 'role.in-use',
      values: { holders: 1, invited: 1 },
    });
    const { uses, hidden } = (await bram.get(`${at(noordBrabant, key)}/uses`)).body;
    expect(hidden).toBe(0);
    expect(uses).toMatchObject([
      { person: { name: 'Femke Bos' }, place: { kind: 'organisation', name: 'Bibliotheek Lindenhof' }, status: 'active' },
      { person: { key: people.femke.key }, place: { kind: 'team', key: kempen.key, name: 'Kempen' }, scope: 'beneath' },
      { person: null, email: 'nieuw@elders.example', place: { name: 'Meierij' }, status: 'invited' },
    ]);
    // Who may manage roles but not assign them sees how many there are, and not who.
    const manager = await made({ rights: ['TEAM:read', 'TEAM:roleManagement'] });
    await give(people.joost, manager.key, { team: noordBrabant.key });
    expect((await world.as(people.joost).get(`${at(noordBrabant, key)}/uses`)).body).toEqual({ uses: [], hidden: 3 });
    await world.db().deleteFrom('assignment').where('role', 'in', [key, manager.key]).execute();
  });

  test('of what was changed meanwhile, is built in or belongs above is refused', async () => {
    const { key } = await made();
    await bram.put(at(noordBrabant, key), { ...written(), version: 1 });
    expect(said(await bram.delete(at(noordBrabant, key), { version: 1 }))).toEqual({ status: 409, code: 'version.newer' });
    expect(said(await bram.delete(at(noordBrabant, admin), { version: 1 }))).toEqual({ status: 409, code: 'role.built-in' });
    expect(said(await bram.delete(at(noordBrabant, steward.key), { version: 1 }))).toEqual({ status: 409, code: 'role.elsewhere' });
  });
});
