import { builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { rights } from '@bronhouder/domain/permissions/right.ts';
import { people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld } from '../../for-tests.ts';
import { at, reading, rolesIn, said, written } from './roles.samples.ts';

const world = await openWorld();
afterAll(world.close);

const { made } = rolesIn(world);
const { admin, viewer } = tenants.streekdata.builtInRoles;
const { noordBrabant, kempen, fryslan, root } = teams;
const bram = world.as(people.bram);
const roleList = z.array(z.looseObject({ name: z.string(), key: z.string() }));
const listed = async (team: { key: string }, by = bram) => roleList.parse((await by.get(at(team))).body);

describe('the roles of a team', () => {
  test('are the built-in ones, its own and those of the teams above, with who holds them there and beneath', async () => {
    const own = await made({ name: 'Alleen Noord-Brabant' });
    await made({ name: 'Alleen Kempen' }, bram, kempen);
    expect((await listed(kempen)).map(({ name }) => name)).toEqual([
      'Beheerder',
      'Manager',
      'Redacteur',
      'Lezer',
      'Alleen Kempen',
      'Alleen Noord-Brabant',
      'Gegevensbeheerder',
    ]);
    expect((await listed(noordBrabant)).map(({ name }) => name)).not.toContain('Alleen Kempen');
    expect((await listed(noordBrabant)).find(({ key }) => key === own.key)).toEqual({
      key: own.key,
      version: 1,
      name: 'Alleen Noord-Brabant',
      description: '',
      websiteRole: false,
      rights: reading,
      builtIn: null,
      team: { key: noordBrabant.key, name: 'Noord-Brabant' },
      holders: 0,
      invited: 0,
      editable: true,
    });
    const inKempen = await listed(kempen);
    expect(inKempen.find(({ key }) => key === own.key)).toMatchObject({ team: { name: 'Noord-Brabant' }, editable: false });
    // Karel and Femke at the library; Noor is manager of another team.
    expect(inKempen.slice(0, 4).map(({ holders }) => holders)).toEqual([0, 1, 1, 0]);
    expect((await listed(root, world.as(people.anna))).find(({ key }) => key === admin)).toMatchObject({ holders: 5, editable: false });
  });

  test('may be read by who may read the team, and changed by who manages roles there', async () => {
    const { key } = await made();
    const hanna = world.as(people.hanna);
    expect((await hanna.get(at(noordBrabant, key))).body).toMatchObject({ key, editable: false });
    expect(said(await hanna.post(at(noordBrabant), written()))).toEqual({ status: 403, code: 'right.missing' });
    expect(said(await hanna.put(at(noordBrabant, key), { ...written(), version: 1 }))).toEqual({ status: 403, code: 'right.missing' });
    expect(said(await hanna.delete(at(noordBrabant, key), { version: 1 }))).toEqual({ status: 403, code: 'right.missing' });
    expect(said(await hanna.get(`${at(noordBrabant, key)}/uses`))).toEqual({ status: 403, code: 'right.missing' });
  });

  test('do not exist for others: another team, no role, another tenant', async () => {
    const { key } = await made();
    for (const outsider of [world.as(people.carla), world.as(people.joost), world.as(people.els)]) {
      const answers = [
        await outsider.get(at(noordBrabant)),
        await outsider.get(at(noordBrabant, key)),
        await outsider.get(`${at(noordBrabant, key)}/uses`),
        await outsider.post(at(noordBrabant), written()),
        await outsider.put(at(noordBrabant, key), { ...written(), version: 1 }),
        await outsider.delete(at(noordBrabant, key), { version: 1 }),
      ];
      for (const answer of answers) expect(said(answer)).toEqual({ status: 404, code: 'record.unknown' });
    }
  });

  test('nor at a team where they cannot be held, for whoever administers that team', async () => {
    const { key } = await made();
    const carla = world.as(people.carla);
    for (const answer of [
      await carla.get(at(fryslan, key)),
      await carla.get(`${at(fryslan, key)}/uses`),
      await carla.put(at(fryslan, key), { ...written(), version: 1 }),
      await carla.delete(at(fryslan, key), { version: 1 }),
      await carla.post(at(fryslan), written({ copiedFrom: key })),
      await carla.get(at(fryslan, world.house.newKey())),
    ])
      expect(said(answer)).toEqual({ status: 404, code: 'record.unknown' });
  });

  test('say what may be put into them: what one holds at the team and everywhere beneath', async () => {
    expect((await bram.get(at(noordBrabant, viewer))).body.grantable).toEqual(rights);
    expect((await world.as(people.hanna).get(at(noordBrabant, viewer))).body.grantable).toEqual(
      rights.filter((right) => builtInRoles.viewer.some((one) => one === right)),
    );
  });
});
