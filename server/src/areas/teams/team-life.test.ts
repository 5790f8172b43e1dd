import { organisations as its, people, teams, tenants, types } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { faults, said, treeIn } from './teams.samples.ts';

const world = await openWorld();
afterAll(world.close);

const { row, made, give, takeAway, invite, role } = treeIn(world);
const { kempen, noordBrabant, root } = teams;
const { viewer, editor } = tenants.streekdata.builtInRoles;
const bram = world.as(people.bram);
const unknown = '0198a000-0000-7000-8000-0000000fffff';

/** From whom a team is out of reach, or may only be read. */
const outsiders = [people.carla, people.karel, people.joost, people.els];
const readers = [people.hanna, people.ilse];

describe('making a team', () => {
  test('beneath another, where it stands from then on; the log tells of it', async () => {
    const answer = await bram.post('/team', { parent: kempen.key, name: '  Bladel ', comment: 'een\r\ntwee' });
    expect(answer.body).toEqual({ key: expect.any(String), version: 1 });
    const key = String(answer.body.key);
    expect(await row({ key })).toEqual({
      name: 'Bladel',
      comment: 'een\ntwee',
      parent: kempen.key,
      path: [root.key, noordBrabant.key, kempen.key, key],
      version: 1,
    });
    expect(await logOf(world, key)).toMatchObject([
      { act: 'create', action: 'create', by: people.bram.key, details: { values: { name: 'Bladel', parent: kempen.key } } },
    ]);
    expect((await bram.get(`/team/${key}`)).body).toMatchObject({ name: 'Bladel' });
  });

  test.each<[string, object, string[]]>([
    ['no name', { name: '   ' }, ['name required']],
    ['a name with HTML', { name: '<b>x</b>' }, ['name html']],
    ['the name of a sibling, whatever its accents and capitals', { name: 'KÉMPEN' }, ['name not-unique']],
    ['a wrong comment as well', { name: '', comment: '<i>x</i>' }, ['name required', 'comment html']],
  ])('refuses %s', async (_, written, problems) => {
    const answer = await bram.post('/team', { parent: noordBrabant.key, ...written });
    expect({ ...said(answer), faults: faults(answer) }).toEqual({ status: 422, code: 'form.problems', faults: problems });
  });

  test('the same name may be used elsewhere in the tree', async () => {
    expect((await bram.post('/team', { parent: noordBrabant.key, name: 'Veluwe' })).status).toBe(200);
  });

  test('bad input names its field', async () => {
    const answer = await bram.post('/team', { parent: 'x', name: 7 });
    expect({ status: answer.status, fields: answer.body.problems?.map(({ field }) => field) }).toEqual({
      status: 400,
      fields: ['parent', 'name'],
    });
    expect((await bram.post('/team', { parent: kempen.key, name: 'x'.repeat(201) })).status).toBe(400);
  });

  test('takes the right to create there: 403 where it may be read, else as if there were nothing', async () => {
    const teamsBefore = await world.db().selectFrom('team').select('key').execute();
    for (const who of readers)
      expect(said(await world.as(who).post('/team', { parent: kempen.key, name: 'Nee' }))).toEqual({ status: 403, code: 'right.missing' });
    for (const who of outsiders)
      expect(said(await world.as(who).post('/team', { parent: kempen.key, name: 'Nee' }))).toEqual({ status: 404, code: 'record.unknown' });
    expect(said(await bram.post('/team', { parent: unknown, name: 'Nee' }))).toEqual({ status: 404, code: 'record.unknown' });
    expect(await world.db().selectFrom('team').select('key').execute()).toHaveLength(teamsBefore.length);
  });

  test('ten at once with one name: one is made, the others are told', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => bram.post('/team', { parent: kempen.key, name: 'Tegelijk' })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status !== 200).map(faults)).toEqual(Array.from({ length: 9 }, () => ['name not-unique']));
  });
});

describe('another name or comment', () => {
  test('is saved, and the log tells the names but not the comment', async () => {
    const { key, version } = await made(noordBrabant, 'Oude naam');
    const answer = await bram.put(`/team/${key}`, { version, name: 'Nieuwe naam', comment: 'Nieuw' });
    expect(answer.body).toEqual({ key, version: 2 });
    expect(await row({ key })).toMatchObject({ name: 'Nieuwe naam', comment: 'Nieuw', version: 2 });
    expect((await logOf(world, key)).at(-1)).toMatchObject({
      act: 'save',
      action: 'update',
      by: people.bram.key,
      details: { values: { fields: 'name comment', before: 'Oude naam', after: 'Nieuwe naam' } },
    });
  });

  test('the same again changes nothing and leaves no trace', async () => {
    const { key, version } = await made(noordBrabant, 'Zelfde');
    expect((await bram.put(`/team/${key}`, { version, name: 'Zelfde ', comment: '' })).body).toEqual({ key, version });
    expect(await logOf(world, key)).toHaveLength(1);
  });

  test('its own name in other capitals is no other’s', async () => {
    const { key, version } = await made(noordBrabant, 'hoofdletters');
    expect((await bram.put(`/team/${key}`, { version, name: 'Hoofdletters', comment: '' })).status).toBe(200);
  });

  test('the root team has no siblings, and can be renamed', async () => {
    const now = await row(root);
    const answer = await world.as(people.anna).put(`/team/${root.key}`, { version: now?.version, name: 'Kempen', comment: now?.comment });
    expect(answer.status).toBe(200);
    await world.as(people.anna).put(`/team/${root.key}`, { version: answer.body.version, name: now?.name, comment: now?.comment });
  });

  test('is refused: wrong at its field, an older version, without the right, out of reach', async () => {
    const { key, version } = await made(noordBrabant, 'Geweigerd');
    const path = `/team/${key}`;
    const written = { version, name: 'Anders', comment: '' };
    expect(faults(await bram.put(path, { ...written, name: 'Meierij' }))).toEqual(['name not-unique']);
    expect(faults(await bram.put(path, { ...written, name: '' }))).toEqual(['name required']);
    expect(said(await bram.put(path, { ...written, version: version + 1 }))).toEqual({ status: 409, code: 'version.newer' });
    expect((await bram.put(path, { ...written, comment: null })).body.problems?.map(({ field }) => field)).toEqual(['comment']);
    for (const who of readers) expect(said(await world.as(who).put(path, written))).toEqual({ status: 403, code: 'right.missing' });
    for (const who of outsiders) expect(said(await world.as(who).put(path, written))).toEqual({ status: 404, code: 'record.unknown' });
    expect(await row({ key })).toMatchObject({ name: 'Geweigerd', version });
  });
});

describe('deleting a team', () => {
  test('an empty one is gone, with the roles and open invitations at it, each with its trace', async () => {
    const { key, version } = await made(noordBrabant, 'Leeg');
    await give(people.joost, viewer, { team: key });
    await invite(editor, { team: key });
    await world.as(people.anna).post('/favorite', { type: 'team', key, title: 'Leeg', payload: {} });
    expect((await bram.get(`/team/${key}/removal`)).body).toEqual({ key, version, assignments: 1, invitations: 1, obstacle: null });
    expect((await world.as(people.joost).get(`/team/${key}`)).status).toBe(200);
    const [held] = await world.db().selectFrom('assignment').select('key').where('team', '=', key).execute();
    const [offered] = await world.db().selectFrom('invitation').select('key').where('team', '=', key).execute();

    expect((await bram.delete(`/team/${key}`, { version })).body).toEqual({});

    expect(await row({ key })).toBeUndefined();
    expect((await bram.get(`/team/${key}`)).status).toBe(404);
    expect((await world.as(people.joost).get(`/team/${key}`)).status).toBe(404);
    expect((await logOf(world, key)).at(-1)).toMatchObject({
      act: 'remove',
      action: 'delete',
      by: people.bram.key,
      details: { values: { name: 'Leeg', parent: noordBrabant.key } },
    });
    expect((await logOf(world, held?.key ?? '')).at(-1)).toMatchObject({
      act: 'remove',
      action: 'delete',
      details: { values: { person: people.joost.key, role: viewer, team: key, scope: 'currentAndBeneath' } },
    });
    expect((await logOf(world, offered?.key ?? '')).at(-1)).toMatchObject({
      act: 'withdraw',
      details: { values: { role: editor, team: key } },
    });
    expect(await world.db().selectFrom('favourite').select('key').where('key', '=', key).execute()).toEqual([]);
  });

  test('refuses one that is not empty, and says what is in it', async () => {
    const { key, version } = await made(noordBrabant, 'Vol');
    await made({ key });
    await role({ key }, ['TEAM:read']);
    await world.db().updateTable('organisation').set({ team: key }).where('key', '=', its.suikerMuseum.key).execute();
    const full = { code: 'team.not-empty', values: { subteams: 1, organisations: 1, roles: 1, relationTypes: 0 } };
    const answer = await bram.delete(`/team/${key}`, { version });
    expect({ ...said(answer), values: answer.body.values }).toEqual({ status: 409, ...full });
    expect((await bram.get(`/team/${key}/removal`)).body).toMatchObject({ obstacle: full });
    await world.db().updateTable('organisation').set({ team: teams.westBrabant.key }).where('key', '=', its.suikerMuseum.key).execute();
    expect(await row({ key })).toBeDefined();
  });

  test('refuses the root', async () => {
    const version = (await row(root))?.version;
    expect(said(await world.as(people.anna).delete(`/team/${root.key}`, { version }))).toEqual({ status: 409, code: 'team.root' });
    expect((await world.as(people.anna).get(`/team/${root.key}/removal`)).body).toMatchObject({ obstacle: { code: 'team.root' } });
  });

  test('is refused on an older version, without the right, and out of reach', async () => {
    const { key, version } = await made(noordBrabant, 'Blijft');
    const path = `/team/${key}`;
    expect(said(await bram.delete(path, { version: version + 1 }))).toEqual({ status: 409, code: 'version.newer' });
    expect((await bram.delete(path, {})).body.problems?.map(({ field }) => field)).toEqual(['version']);
    for (const who of readers) {
      expect(said(await world.as(who).delete(path, { version }))).toEqual({ status: 403, code: 'right.missing' });
      expect(said(await world.as(who).get(`${path}/removal`))).toEqual({ status: 403, code: 'right.missing' });
    }
    for (const who of outsiders) {
      expect(said(await world.as(who).delete(path, { version }))).toEqual({ status: 404, code: 'record.unknown' });
      expect(said(await world.as(who).get(`${path}/removal`))).toEqual({ status: 404, code: 'record.unknown' });
    }
    expect(await row({ key })).toBeDefined();
  });

  test('and putting something into it at the same moment: one of the two, never both, and nobody is left without an answer', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { key, version } = await made();
      const [removed, child] = await Promise.all([
        bram.delete(`/team/${key}`, { version }),
        turn % 2 === 0
          ? bram.post('/team', { parent: key, name: 'Kind' })
          : bram.post('/organisation', { team: key, types: [types.museum.key], content: { title: `Museum ${turn}` } }),
      ]);
      const outcome = `${removed.status} ${child.status} ${child.body.errorCode ?? ''}`.trim();
      const possible = ['200 404 record.unknown', '409 200'];
      expect(possible).toContain(outcome);
    }
    await takeAway(people.joost);
  });
});
