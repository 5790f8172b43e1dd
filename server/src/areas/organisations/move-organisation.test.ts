import { rights } from '@bronhouder/domain/permissions/right.ts';
import { organisations as its, people, teams, tenants, types } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { codes, said, treeIn } from '../teams/teams.samples.ts';
import { everything, logOf, revisionsOf } from './traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

const { made, give, takeAway, role } = treeIn(world);
const { kempen, meierij, gelderland, veluwe, root } = teams;
const { admin, manager, viewer } = tenants.streekdata.builtInRoles;
const unknown = { key: '0198a000-0000-7000-8000-0000000fffff' };
type It = { key: string };

const open = async ({ key }: It, who: It = people.anna) => (await world.as(who).get(`/organisation/${key}`)).body;
const move = async (it: It, team: It, who: It = people.anna, version?: number) =>
  world.as(who).post(`/organisation/${it.key}/move`, { version: version ?? (await open(it)).version, team: team.key });
const effects = (it: It, team: It, who: It = people.anna) => world.as(who).get(`/organisation/${it.key}/move/effects?team=${team.key}`);

/** A new organisation in Kempen. */
const fresh = async (title: string): Promise<It> => {
  const { status, body } = await world
    .as(people.anna)
    .post('/organisation', { team: kempen.key, types: [types.museum.key], content: { title } });
  expect(status, JSON.stringify(body)).toBe(200);
  return { key: body.key };
};

describe('moving an organisation', () => {
  test('puts it under another team as it is; the log tells from where to where', async () => {
    const before = await open(its.lindenhof);
    const revisions = await revisionsOf(world, its.lindenhof.key);
    const answer = await move(its.lindenhof, meierij, people.bram);
    expect(answer.body).toEqual({ key: its.lindenhof.key, version: before.version + 1, facts: before.facts });
    const after = await open(its.lindenhof);
    expect(after).toEqual({ ...before, version: before.version + 1, team: { key: meierij.key, name: 'Meierij' } });
    expect(await revisionsOf(world, its.lindenhof.key)).toEqual(revisions);
    expect((await logOf(world, its.lindenhof.key)).at(-1)).toMatchObject({
      act: 'move',
      action: 'update',
      by: people.bram.key,
      revision: null,
      details: { values: { from: kempen.key, to: meierij.key }, facts: before.facts },
    });
  });

  test('holds for rights, menus and lists at once', async () => {
    const it = await fresh('Verhuist');
    const [noor, dirk, bram] = [world.as(people.noor), world.as(people.dirk), world.as(people.bram)];
    await move(it, meierij);
    expect((await noor.get(`/organisation/${it.key}/menu`)).body).toMatchObject({
      parentTeamKey: meierij.key,
      breadcrumbs: [{ key: root.key }, { key: teams.noordBrabant.key }, { key: meierij.key }, { key: it.key }],
    });
    await move(it, veluwe);
    expect([(await noor.get(`/organisation/${it.key}`)).status, (await bram.get(`/organisation/${it.key}`)).status]).toEqual([404, 404]);
    expect((await dirk.get(`/organisation?team=${veluwe.key}&q=Verhuist`)).body.total).toBe(1);
    expect((await dirk.get(`/organisation/${it.key}`)).body.actions).toEqual(rights);
  });

  test('is told to who wants to hear of it', async () => {
    const it = await fresh('Gevolgd');
    await world.as(people.bram).put(`/organisation/${it.key}/notifications`, { on: true });
    const woken = world.woken.length;
    await move(it, meierij);
    expect(world.woken.slice(woken)).toContain('tell');
  });
});

describe('is refused', () => {
  test('where it stands, where it may not be made, and while it is archived', async () => {
    const it = await fresh('Blijft');
    const untouched = async () => everything(world);
    const before = await untouched();
    expect(codes(await move(it, kempen))).toEqual(['team.move-same']);
    await give(people.bram, viewer, { team: gelderland.key });
    expect(codes(await move(it, veluwe, people.bram))).toEqual(['team.move-target']);
    expect((await effects(it, veluwe, people.bram)).body).toMatchObject({ obstacles: [{ code: 'team.move-target' }] });
    expect(codes(await move(its.suikerMuseum, kempen))).toEqual(['save.archived']);
    expect((await effects(its.suikerMuseum, kempen)).body).toMatchObject({ obstacles: [{ code: 'save.archived' }] });
    expect(await untouched()).toEqual(before);
    await world.db().deleteFrom('assignment').where('user_id', '=', people.bram.key).where('team', '=', gelderland.key).execute();
  });

  test('to a team out of reach, as if there were none; to the own team, of which its administrator knows', async () => {
    const it = await fresh('Onbereikbaar');
    for (const nowhere of [veluwe, unknown]) {
      expect(said(await move(it, nowhere, people.bram))).toEqual({ status: 404, code: 'record.unknown' });
      expect(said(await effects(it, nowhere, people.bram))).toEqual({ status: 404, code: 'record.unknown' });
    }
    await give(people.joost, admin, { organisation: it.key });
    expect(said(await effects(it, meierij, people.joost))).toEqual({ status: 404, code: 'record.unknown' });
    expect((await effects(it, kempen, people.joost)).body).toMatchObject({ obstacles: [{ code: 'team.move-same' }] });
    await takeAway(people.joost);
  });

  test('without the right, from outside, on an older version, and with bad input', async () => {
    const it = await fresh('Niet van u');
    const { version } = await open(it);
    await give(people.joost, manager, { organisation: it.key });
    for (const who of [people.hanna, people.joost]) {
      expect(said(await move(it, meierij, who, version))).toEqual({ status: 403, code: 'right.missing' });
      expect(said(await effects(it, meierij, who))).toEqual({ status: 403, code: 'right.missing' });
    }
    await takeAway(people.joost);
    for (const who of [people.carla, people.karel, people.joost, people.els]) {
      expect(said(await move(it, meierij, who, version))).toEqual({ status: 404, code: 'record.unknown' });
      expect(said(await effects(it, meierij, who))).toEqual({ status: 404, code: 'record.unknown' });
    }
    expect(said(await move(it, meierij, people.anna, version + 3))).toEqual({ status: 409, code: 'version.newer' });
    const bad = await world.as(people.anna).post(`/organisation/${it.key}/move`, { version: 'x', team: 7 });
    expect(bad.body.problems?.map(({ field }) => field)).toEqual(['version', 'team']);
    expect((await open(it)).team.key).toBe(kempen.key);
  });

  test('to whoever would so give rights that they do not hold at it, and while a role of its teams is held there', async () => {
    const it = await fresh('Rechten');
    const mover = await role(root, ['TEAM:read', 'ORGANISATION:read', 'ORGANISATION:delete', 'ORGANISATION:create']);
    await give(people.joost, mover, { team: root.key });
    expect((await effects(it, veluwe, people.joost)).body).toMatchObject({
      people: [],
      // Of Dirk, who would be its administrator; not those at teams, which stay where they are.
      obstacles: [{ code: 'team.move-rights', values: { count: rights.filter((right) => !right.startsWith('TEAM:')).length - 3 } }],
    });
    expect(codes(await move(it, veluwe, people.joost))).toEqual(['team.move-rights']);
    await takeAway(people.joost);
    const ofKempen = await role(kempen, ['ORGANISATION:read'], 'Kempenlezer');
    await give(people.joost, ofKempen, { organisation: it.key });
    const answer = await move(it, meierij);
    expect({ ...said(answer), values: answer.body.values }).toEqual({
      status: 409,
      code: 'team.move-roles',
      values: { names: 'Kempenlezer' },
    });
    await takeAway(people.joost);
  });
});

test('what a move would do: people, settings, itself', async () => {
  const it = await fresh('Gevolgen');
  const there = await made(gelderland);
  const own = { maxVerifyAge: 30, organisationTypes: null, productTypes: null, categories: null };
  const workflow = { value: false, mandatory: true };
  const settings = { ...own, online: null, workflow, productWorkflow: null };
  await world.as(people.anna).put(`/team/${there.key}/settings`, { version: there.version, settings });
  const { body } = await effects(it, there);
  expect(body).toMatchObject({
    subteams: 0,
    organisations: 1,
    people: [
      { person: { name: 'Bram van den Berg' }, gains: [] },
      { person: { name: 'Dirk Wolters' }, loses: [] },
      { person: { name: 'Ilse Smits' } },
    ],
    others: { total: 0, gaining: 0, losing: 0 },
    touched: [
      {
        key: it.key,
        title: 'Gevolgen',
        reasons: [
          { code: 'differs-from-mandatory', values: { setting: 'workflow', value: false } },
          { code: 'max-verify-age', values: { before: 0, after: 30 } },
        ],
      },
    ],
    obstacles: [],
  });
});

test('two at once: one moves it, the other has seen an older version', async () => {
  const it = await fresh('Tegelijk');
  const { version } = await open(it);
  const answers = await Promise.all([move(it, meierij, people.anna, version), move(it, veluwe, people.anna, version)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('into a team that is deleted at that moment: one of the two', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const [it, there] = [await fresh(`Weg ${turn}`), await made(gelderland)];
    const [moved, removed] = await Promise.all([
      move(it, there),
      world.as(people.anna).delete(`/team/${there.key}`, { version: there.version }),
    ]);
    expect(['200 409', '404 200']).toContain(`${moved.status} ${removed.status}`);
  }
});
