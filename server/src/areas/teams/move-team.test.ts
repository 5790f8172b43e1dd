import { builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { rights } from '@bronhouder/domain/permissions/right.ts';
import { organisations as its, people, teams, tenants, types } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { codes, said, type Seen, treeIn } from './teams.samples.ts';

const world = await openWorld();
afterAll(world.close);

const { row, made, move, effects, give, takeAway, invite, role, wholeTree } = treeIn(world);
const { kempen, noordBrabant, gelderland, veluwe, meierij, fryslan, root } = teams;
const { admin, viewer } = tenants.streekdata.builtInRoles;
const unknown = { key: '0198a000-0000-7000-8000-0000000fffff' };

describe('moving a team', () => {
  test('takes along everything beneath it, and the log tells from where to where', async () => {
    const top = await made(noordBrabant);
    const middle = await made(top);
    const leaf = await made(middle);
    const answer = await move(top, veluwe);
    expect(answer.body).toEqual({ key: top.key, version: 2 });
    const above = [root.key, gelderland.key, veluwe.key];
    expect(await row(top)).toMatchObject({ parent: veluwe.key, path: [...above, top.key], version: 2 });
    expect(await row(middle)).toMatchObject({ parent: top.key, path: [...above, top.key, middle.key], version: 1 });
    expect(await row(leaf)).toMatchObject({ path: [...above, top.key, middle.key, leaf.key] });
    expect((await logOf(world, top.key)).at(-1)).toMatchObject({
      act: 'move',
      action: 'update',
      by: people.anna.key,
      details: { values: { from: noordBrabant.key, to: veluwe.key } },
    });
    await wholeTree();
  });

  test('holds for rights and menus at once, for the team and what is beneath it', async () => {
    const top = await made(noordBrabant);
    const leaf = await made(top);
    const [bram, dirk] = [world.as(people.bram), world.as(people.dirk)];
    expect([(await bram.get(`/team/${leaf.key}`)).status, (await dirk.get(`/team/${leaf.key}`)).status]).toEqual([200, 404]);
    await move(top, veluwe);
    expect([(await bram.get(`/team/${leaf.key}`)).status, (await dirk.get(`/team/${leaf.key}`)).status]).toEqual([404, 200]);
    expect((await dirk.get(`/team/${leaf.key}/menu`)).body).toMatchObject({
      breadcrumbs: [{ key: root.key }, { key: gelderland.key }, { key: veluwe.key }, { key: top.key }, { key: leaf.key }],
    });
  });

  test('and back, and up to the root', async () => {
    const top = await made(kempen);
    const there = await move(top, root);
    expect((await row(top))?.path).toEqual([root.key, top.key]);
    await move({ key: top.key, version: Number(there.body.version) }, kempen);
    expect((await row(top))?.path).toEqual([root.key, noordBrabant.key, kempen.key, top.key]);
    await wholeTree();
  });
});

describe('is refused', () => {
  test('to the root team, beneath itself, beneath a team of its own, where it stands', async () => {
    const top = await made(noordBrabant);
    const leaf = await made(top);
    const rootSeen: Seen = { key: root.key, version: (await row(root))?.version ?? 0 };
    const asked: [Seen, { key: string }, string][] = [
      [rootSeen, kempen, 'team.root'],
      [top, top, 'team.move-beneath-itself'],
      [top, leaf, 'team.move-beneath-itself'],
      [top, noordBrabant, 'team.move-same'],
    ];
    for (const [it, parent, code] of asked) {
      const answer = await move(it, parent);
      expect({ status: answer.status, codes: codes(answer) }).toEqual({ status: 409, codes: [code] });
      expect((await effects(it, parent)).body).toMatchObject({ obstacles: [{ code }], people: [], others: { total: 0 }, touched: [] });
    }
    await wholeTree();
  });

  test('beneath a team that has one of that name', async () => {
    const top = await made(gelderland, 'Dubbel');
    await made(veluwe, 'DÚBBEL');
    const answer = await move(top, veluwe);
    expect({ ...said(answer), values: answer.body.values }).toEqual({ status: 409, code: 'team.move-name', values: { name: 'DÚBBEL' } });
  });

  test('where the mover may not create teams; out of reach is as if it were not there', async () => {
    const top = await made(noordBrabant);
    await give(people.bram, viewer, { team: gelderland.key });
    expect(codes(await move(top, gelderland, people.bram))).toContain('team.move-target');
    expect((await effects(top, gelderland, people.bram)).body).toMatchObject({ obstacles: [{ code: 'team.move-target' }] });
    for (const nowhere of [fryslan, unknown]) {
      expect(said(await move(top, nowhere, people.bram))).toEqual({ status: 404, code: 'record.unknown' });
      expect(said(await effects(top, nowhere, people.bram))).toEqual({ status: 404, code: 'record.unknown' });
    }
    await world.db().deleteFrom('assignment').where('user_id', '=', people.bram.key).where('team', '=', gelderland.key).execute();
  });

  test('without the right at the team, from outside it, on an older version, and with bad input', async () => {
    const top = await made(noordBrabant);
    for (const who of [people.hanna, people.ilse]) {
      expect(said(await move(top, kempen, who))).toEqual({ status: 403, code: 'right.missing' });
      expect(said(await effects(top, kempen, who))).toEqual({ status: 403, code: 'right.missing' });
    }
    for (const who of [people.carla, people.karel, people.joost, people.els]) {
      expect(said(await move(top, kempen, who))).toEqual({ status: 404, code: 'record.unknown' });
      expect(said(await effects(top, kempen, who))).toEqual({ status: 404, code: 'record.unknown' });
    }
    expect(said(await move({ ...top, version: 7 }, kempen))).toEqual({ status: 409, code: 'version.newer' });
    const bad = await world.as(people.anna).post(`/team/${top.key}/move`, { version: -1, parent: 'x' });
    expect(bad.body.problems?.map(({ field }) => field)).toEqual(['version', 'parent']);
    expect((await row(top))?.parent).toBe(noordBrabant.key);
  });

  test('to whoever would so get rights, or give them, that they do not hold at the team', async () => {
    const top = await made(noordBrabant);
    const mover = await role(root, ['TEAM:read', 'TEAM:update', 'TEAM:create']);
    await give(people.joost, mover, { team: top.key });
    // A team administrator elsewhere would become one here.
    await give(people.joost, admin, { team: veluwe.key });
    expect(codes(await move(top, veluwe, people.joost))).toEqual(['team.move-rights']);
    const { obstacles } = (await effects(top, veluwe, people.joost)).body;
    expect(obstacles).toEqual([{ code: 'team.move-rights', values: { count: rights.length - 3 } }]);
    await takeAway(people.joost);
    // So would the administrators of Gelderland, though the mover holds nothing more there.
    await give(people.joost, mover, { team: top.key });
    await give(people.joost, mover, { team: gelderland.key });
    expect(codes(await move(top, gelderland, people.joost))).toEqual(['team.move-rights']);
    await takeAway(people.joost);
    expect((await row(top))?.parent).toBe(noordBrabant.key);
  });

  test('while a role of a team that would no longer be above is held in it, or offered', async () => {
    const top = await made(kempen);
    const leaf = await made(top);
    const [ofKempen, ofBrabant, ofTop] = [
      await role(kempen, ['ORGANISATION:read'], 'Zorgredacteur'),
      await role(noordBrabant, ['ORGANISATION:read'], 'Archiefredacteur'),
      await role(top, ['ORGANISATION:read']),
    ];
    await give(people.joost, ofTop, { team: leaf.key });
    await give(people.joost, viewer, { team: leaf.key });
    expect((await effects(top, veluwe)).body).toMatchObject({ obstacles: [] });
    await give(people.joost, ofKempen, { team: leaf.key });
    await invite(ofBrabant, { team: top.key });
    const answer = await move(top, veluwe);
    expect({ ...said(answer), values: answer.body.values }).toEqual({
      status: 409,
      code: 'team.move-roles',
      values: { names: 'Archiefredacteur, Zorgredacteur' },
    });
    // Within Noord-Brabant only the role of Kempen is in the way.
    expect((await move(top, meierij)).body.values).toEqual({ names: 'Zorgredacteur' });
    await takeAway(people.joost);
    expect((await move(top, meierij)).status).toBe(200);
  });
});

describe('what a move would do', () => {
  test('who gains and loses which rights, and by which role', async () => {
    const top = await made(noordBrabant);
    await made(top);
    const { body } = await effects(top, await made(gelderland));
    const adminAt = (team: { key: string; name: string }) => [
      { role: expect.objectContaining({ builtIn: 'admin' }), team: { key: team.key, name: team.name } },
    ];
    expect(body).toMatchObject({ subteams: 1, organisations: 0, others: { total: 0, gaining: 0, losing: 0 }, obstacles: [] });
    expect(body['people']).toEqual([
      { person: { key: people.bram.key, name: 'Bram van den Berg' }, roles: adminAt(noordBrabant), gains: [], loses: rights },
      { person: { key: people.dirk.key, name: 'Dirk Wolters' }, roles: adminAt(gelderland), gains: rights, loses: [] },
      {
        person: { key: people.ilse.key, name: 'Ilse Smits' },
        roles: [expect.objectContaining({ role: expect.objectContaining({ name: 'Gegevensbeheerder' }) })],
        gains: [],
        loses: ['TEAM:read', 'ORGANISATION:read', 'ORGANISATION:update', 'ORGANISATION:changeConcept', 'ORGANISATION:fieldAdmin'],
      },
    ]);
  });

  test('is just what changes once it is moved', async () => {
    const top = await made(noordBrabant);
    const [before, told] = [(await world.as(people.ilse).get(`/team/${top.key}/menu`)).status, (await effects(top, veluwe)).body];
    expect([before, JSON.stringify(told).includes(people.ilse.key)]).toEqual([200, true]);
    await move(top, veluwe);
    expect((await world.as(people.ilse).get(`/team/${top.key}/menu`)).status).toBe(404);
    const { teamActions } = (await world.as(people.dirk).get(`/team/${top.key}/menu`)).body;
    expect(teamActions).toEqual(builtInRoles.admin.filter((right) => right.startsWith('TEAM:')).map((right) => right.slice(5)));
  });

  test('people whose roles the caller may not assign are counted, not named; closed accounts not at all', async () => {
    const top = await made(kempen);
    const assigner = await role(
      root,
      rights.filter((right) => right !== 'TEAM:roleAssignment'),
    );
    await give(people.joost, admin, { team: top.key });
    await give(people.joost, assigner, { team: gelderland.key });
    const { body } = await effects(top, gelderland, people.joost);
    expect(body['people']).toEqual([]);
    // Bram and Ilse lose, Dirk gains; none of them holds the role where Joost hands out roles.
    expect(body['others']).toEqual({ total: 3, gaining: 1, losing: 2 });
    expect(JSON.stringify(body)).not.toMatch(/Bram|Ilse|Dirk/);
    const account = world.db().updateTable('user_account').where('id', '=', people.dirk.key);
    await account.set({ deactivated_at: world.house.clock() }).execute();
    expect((await effects(top, gelderland, people.joost)).body['others']).toEqual({ total: 2, gaining: 0, losing: 2 });
    await account.set({ deactivated_at: null }).execute();
    await takeAway(people.joost);
  });

  test('the caller is always named, and first', async () => {
    const top = await made(noordBrabant);
    const [reader, assigner] = [await role(root, ['TEAM:read', 'TEAM:update']), await role(root, ['TEAM:read', 'TEAM:roleAssignment'])];
    await give(people.joost, reader, { team: top.key });
    await give(people.joost, assigner, { team: gelderland.key });
    const { body } = await effects(top, gelderland, people.joost);
    expect(body['people']).toMatchObject([
      { person: { key: people.joost.key }, gains: ['TEAM:roleAssignment'], loses: [] },
      { person: { key: people.dirk.key } },
    ]);
    // Bram and Ilse hold their roles where Joost hands out none.
    expect(body['others']).toEqual({ total: 2, gaining: 0, losing: 2 });
    await takeAway(people.joost);
  });

  test('which organisations the settings of the new line touch, and how many move along', async () => {
    const settings = {
      maxVerifyAge: null,
      organisationTypes: null,
      productTypes: null,
      categories: null,
      workflow: null,
      productWorkflow: null,
    };
    const veluweSeen = await row(veluwe);
    const online = { value: false, mandatory: true };
    const set = await world.as(people.anna).put(`/team/${veluwe.key}/settings`, {
      version: veluweSeen?.version,
      settings: { ...settings, online, organisationTypes: [types.museum.key] },
    });
    expect(set.status).toBe(200);
    const { body } = await effects(kempen, veluwe);
    expect(body).toMatchObject({ organisations: 8, moreTouched: 0 });
    const touched = body['touched'] as { key: string; team: string; reasons: { code: string; values: object }[] }[];
    expect(touched.find(({ key }) => key === its.lindenhof.key)).toMatchObject({
      team: 'Kempen',
      reasons: [
        { code: 'type-not-allowed', values: { type: types.bibliotheek.key } },
        { code: 'differs-from-mandatory', values: { setting: 'online', value: false, team: 'Veluwe' } },
      ],
    });
    expect(touched.find(({ key }) => key === its.deKiem.key)?.reasons.map(({ code }) => code)).toEqual(['differs-from-mandatory']);
    expect((await effects(kempen, gelderland)).body).toMatchObject({ touched: [] });
    const { version } = set.body;
    await world.as(people.anna).put(`/team/${veluwe.key}/settings`, { version, settings: { ...settings, online: null } });
  });
});
