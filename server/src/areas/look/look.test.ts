import { builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { streekdataRoles } from '@bronhouder/world/streekdata/roles.ts';
import { afterEach, afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

const { editor, viewer, admin, manager } = tenants.streekdata.builtInRoles;
const bram = world.as(people.bram);
const lindenhof = { kind: 'organisation', key: its.lindenhof.key } as const;
const kempen = { kind: 'team', key: teams.kempen.key } as const;
const beginning = { role: editor, place: lindenhof, scope: 'currentAndBeneath' } as const;
afterEach(() => bram.delete('/look'));

const actionsAt = async (client: typeof bram) => (await client.get(`/organisation/${its.lindenhof.key}`)).body.actions;

describe('looking as a role', () => {
  test('shows just what that role may at that place, and nothing elsewhere', async () => {
    const before = await actionsAt(bram);
    expect((await bram.post('/look', beginning)).body).toEqual({
      role: { key: editor, name: 'Redacteur', builtIn: 'editor' },
      place: { ...lindenhof, name: 'Bibliotheek Lindenhof' },
      scope: 'currentAndBeneath',
    });
    const may = builtInRoles.editor.filter((right) => !right.startsWith('TEAM:'));
    expect((await actionsAt(bram)).toSorted()).toEqual([...may].sort());
    expect((await bram.get(`/team/${teams.kempen.key}`)).status).toBe(404);
    expect((await bram.get(`/organisation/${its.deKiem.key}`)).status).toBe(404);
    expect((await bram.get('/session/update')).body).toMatchObject({
      id: people.bram.key,
      looking: { role: { builtIn: 'editor' }, place: { key: its.lindenhof.key } },
      teamRoles: [],
    });
    await bram.delete('/look');
    expect(await actionsAt(bram)).toEqual(before);
    expect((await bram.get('/session/update')).body.looking).toBeNull();
  });

  test('changes nothing, whatever the role may do', async () => {
    await bram.post('/look', { ...beginning, role: manager });
    const { body } = await bram.get(`/organisation/${its.lindenhof.key}`);
    for (const answer of [
      await bram.post(`/organisation/${its.lindenhof.key}/publication`, { version: body.version }),
      await bram.put(`/organisation/${its.lindenhof.key}/notifications`, { on: true }),
      await bram.post('/favorite', { type: 'organisation', key: its.lindenhof.key, title: 'x' }),
      await bram.post('/look', beginning),
    ])
      expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 409, code: 'look.read-only' });
  });

  test('shows nobody that one is there', async () => {
    await bram.post('/look', beginning);
    const presence = `/organisation/${its.lindenhof.key}/presence`;
    expect((await bram.put(presence, { section: null, editing: true })).status).toBe(200);
    expect((await world.as(people.karel).put(presence, { section: null, editing: false })).body.others).toEqual([]);
  });

  test('is only of the session it began in', async () => {
    await bram.post('/look', beginning);
    expect((await world.as(people.anna).get('/session/update')).body.looking).toBeNull();
  });

  test('stands in the audit log, with its end', async () => {
    const before = (await logOf(world, viewer)).length;
    await bram.post('/look', { role: viewer, place: kempen, scope: 'current' });
    await bram.delete('/look');
    await bram.delete('/look');
    expect((await logOf(world, viewer)).slice(before)).toMatchObject([
      { act: 'lookBegan', by: people.bram.key, details: { values: { team: teams.kempen.key, scope: 'current' } } },
      { act: 'lookEnded', by: people.bram.key },
    ]);
  });

  test('ends by itself when one could no longer hand the role out', async () => {
    await bram.post('/look', { role: admin, place: kempen, scope: 'currentAndBeneath' });
    const db = world.db();
    const held = db.updateTable('assignment').where('user_id', '=', people.bram.key);
    await held.set({ role: viewer }).execute();
    const { body } = await bram.get('/session/update');
    await held.set({ role: admin }).execute();
    expect(body).toMatchObject({ looking: null, currentSiteRoles: ['Lezer'] });
  });

  test('is noticed by the session check', async () => {
    const stamp = async () =>
      ((await bram.get('//access/public/v2/session?exclude-access=true')).body.sessionData as { rights: string }).rights;
    const before = await stamp();
    expect(await stamp()).toBe(before);
    await bram.post('/look', beginning);
    expect(await stamp()).not.toBe(before);
  });
});

describe('nobody looks through a role that they could not hand out', () => {
  const refused = { status: 409, code: 'assignment.rights-not-held' };
  test.each([
    [
      'a team above one’s own',
      people.bram,
      { ...beginning, place: { kind: 'team', key: teams.root.key } },
      { status: 404, code: 'record.unknown' },
    ],
    ['an organisation elsewhere', people.carla, beginning, { status: 404, code: 'record.unknown' }],
    [
      'an unknown place',
      people.bram,
      { ...beginning, place: { kind: 'team', key: world.house.newKey() } },
      { status: 404, code: 'record.unknown' },
    ],
    ['an unknown role', people.bram, { ...beginning, role: world.house.newKey() }, { status: 404, code: 'record.unknown' }],
    [
      'another tenant’s role',
      people.els,
      { ...beginning, place: { kind: 'team', key: teams.vlaanderen.root.key } },
      { status: 404, code: 'record.unknown' },
    ],
    ['more rights than one’s own', people.karel, { ...beginning, role: admin }, refused],
    ['a right that one lacks', people.karel, { ...beginning, role: streekdataRoles.dataSteward.key }, refused],
    ['without the right to assign roles', people.femke, beginning, { status: 403, code: 'right.missing' }],
  ])('%s', async (_, person, input, expected) => {
    const client = world.as(person);
    const { status, body } = await client.post('/look', input);
    expect({ status, code: body.errorCode }).toEqual(expected);
    expect((await client.get('/session/update')).body.looking).toBeNull();
  });

  test('bad input names its field', async () => {
    const { status, body } = await bram.post('/look', { ...beginning, scope: 'everywhere' });
    expect({ status, fields: body.problems?.map(({ field }) => field) }).toEqual({ status: 400, fields: ['scope'] });
  });
});
