import { builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { at, faults, rolesIn, said, written } from './roles.samples.ts';

const world = await openWorld();
afterAll(world.close);

const { made, give, takeAway } = rolesIn(world);
const { editor } = tenants.streekdata.builtInRoles;
const { noordBrabant, kempen, fryslan } = teams;
const bram = world.as(people.bram);

describe('making a role', () => {
  test('empty, or as a copy; the log tells which', async () => {
    const empty = await made({
      name: ' Nieuwe  rol ',
      description: 'Een\r\ntwee',
      websiteRole: true,
      rights: ['PRODUCT:read', 'ORGANISATION:read'],
    });
    expect((await bram.get(at(noordBrabant, empty.key))).body).toMatchObject({
      name: 'Nieuwe  rol',
      description: 'Een\ntwee',
      websiteRole: true,
      rights: ['ORGANISATION:read', 'PRODUCT:read'],
      version: 1,
    });
    expect(await logOf(world, empty.key)).toMatchObject([{ action: 'create', act: 'create', by: people.bram.key }]);
    const copy = await made({ copiedFrom: editor, rights: builtInRoles.editor });
    expect(await logOf(world, copy.key)).toMatchObject([{ action: 'copied', act: 'copy', details: { values: { from: editor } } }]);
  });

  test.each<[string, object, string[]]>([
    ['no name', { name: '  ' }, ['name required']],
    ['too long a name', { name: 'x'.repeat(150) }, ['name too-long']],
    ['a right that is none', { rights: ['ORGANISATION:read', 'TEAM:everything'] }, ['rights select-unknown']],
    ['a right without what it needs', { rights: ['ORGANISATION:publish'] }, ['rights right-needs']],
    ['the name of a built-in role, in capitals', { name: 'REDACTEUR' }, ['name not-unique']],
    ['the name of a role that cannot be seen here, with accents', { name: 'Elders Gemáákt' }, ['name not-unique']],
  ])('refuses %s', async (_, change, problems) => {
    if (problems.includes('name not-unique')) await world.as(people.carla).post(at(fryslan), written({ name: 'elders gemaakt' }));
    const answer = await bram.post(at(noordBrabant), written(change));
    expect({ ...said(answer), faults: faults(answer) }).toEqual({ status: 422, code: 'form.problems', faults: problems });
  });

  test('refuses bad input by its field', async () => {
    const answer = await bram.post(at(noordBrabant), { ...written(), websiteRole: 'yes' });
    expect({ status: answer.status, fields: answer.body.problems?.map(({ field }) => field) }).toEqual({
      status: 400,
      fields: ['websiteRole'],
    });
  });

  test('two at once with one name: one is made, the other is told', async () => {
    const both = await Promise.all(['Tegelijk', 'TEGELIJK'].map((name) => bram.post(at(noordBrabant), written({ name }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.flatMap((answer) => faults(answer) ?? [])).toEqual(['name not-unique']);
  });

  test('another tenant may use the name', async () => {
    await made({ name: 'Overal' });
    expect((await world.as(people.els).post(at(teams.vlaanderen.root), written({ name: 'Overal' }))).status).toBe(200);
  });

  test('gives no right that the maker does not hold there and beneath', async () => {
    const { key } = await made({ rights: ['TEAM:read', 'TEAM:roleManagement', 'ORGANISATION:read'] });
    await give(people.joost, key, { team: kempen.key });
    await give(people.joost, editor, { organisation: its.lindenhof.key });
    const joost = world.as(people.joost);
    const answer = await joost.post(at(kempen), written({ rights: ['ORGANISATION:read', 'ORGANISATION:update'] }));
    expect({ ...said(answer), values: answer.body.values }).toEqual({
      status: 409,
      code: 'role.rights-not-held',
      values: { rights: 'ORGANISATION:update' },
    });
    expect((await joost.post(at(kempen), written({ rights: ['TEAM:read', 'ORGANISATION:read'] }))).status).toBe(200);
    await takeAway(people.joost);
  });
});
