import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { actionsByArea, type Area } from '@bronhouder/domain/permissions/right.ts';
import { builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { state } from '@bronhouder/domain/publication/states.ts';
import { organisations as its, people, teams, tenants, types } from '@bronhouder/world/cast.ts';
import { streekdataProductTypes } from '@bronhouder/world/streekdata/product-types.ts';
import { streekdataRoles } from '@bronhouder/world/streekdata/roles.ts';
import { streekdataSupplementTypes } from '@bronhouder/world/streekdata/supplement-types.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';

const world = await openWorld();
afterAll(world.close);

const lindenhof = `/organisation/${its.lindenhof.key}`;
const actions = (area: Area, rights: readonly string[]) =>
  rights.filter((right) => right.startsWith(`${area}:`)).map((right) => right.slice(area.length + 1));
const inOrder = (area: Area, held: string[]) => actionsByArea[area].filter((action) => held.includes(action));

const activeOf = (types: Record<string, TypeDefinition>) =>
  Object.values(types)
    .filter((type) => type.active)
    .map(({ key, name, plural, icon }) => ({ key, name, plural, icon }));

describe('the organisation menu', () => {
  test('has exactly the fields of the specification, and the types that its page shows', async () => {
    const { body } = await world.as(people.karel).get(`${lindenhof}/menu`);
    const { manager } = builtInRoles;
    expect(body).toEqual({
      id: its.lindenhof.key,
      key: its.lindenhof.key,
      parentTeamKey: teams.kempen.key,
      title: 'Bibliotheek Lindenhof',
      typeIcon: 'book',
      state: 'publishCancelPlanned',
      actions: inOrder('ORGANISATION', actions('ORGANISATION', manager)),
      organisationActions: inOrder('ORGANISATION', actions('ORGANISATION', manager)),
      productActions: inOrder('PRODUCT', actions('PRODUCT', manager)),
      supplementActions: inOrder('SUPPLEMENT', actions('SUPPLEMENT', manager)),
      agendaActions: inOrder('AGENDA', actions('AGENDA', manager)),
      // A role at an organisation gives nothing at its team.
      teamActions: [],
      productTypes: activeOf(streekdataProductTypes),
      supplementTypes: activeOf(streekdataSupplementTypes),
      organisationTypes: [{ key: types.bibliotheek.key, name: types.bibliotheek.name, plural: types.bibliotheek.plural, icon: 'book' }],
      enableOrganisationWorkflow: true,
      enableProductWorkflow: true,
      breadcrumbs: [
        { type: 'team', key: teams.root.key, title: 'Streekdata', reachable: false },
        { type: 'team', key: teams.noordBrabant.key, title: 'Noord-Brabant', reachable: false },
        { type: 'team', key: teams.kempen.key, title: 'Kempen', reachable: false },
        { type: 'organisation', key: its.lindenhof.key, title: 'Bibliotheek Lindenhof', reachable: true },
      ],
      online: true,
      isil: false,
      archived: false,
      archivedDate: null,
      archivedBy: null,
    });
  });

  test.each([
    ['admin', people.bram, builtInRoles.admin],
    ['editor', people.femke, builtInRoles.editor],
    ['viewer', people.hanna, builtInRoles.viewer],
    ['custom role', people.ilse, streekdataRoles.dataSteward.rights],
  ])('carries the actions of the role: %s', async (_, person, rights) => {
    const { body } = await world.as(person).get(`${lindenhof}/menu`);
    for (const area of ['ORGANISATION', 'PRODUCT', 'SUPPLEMENT', 'AGENDA'] as const) {
      expect(body[`${area.toLowerCase()}Actions`]).toEqual(inOrder(area, actions(area, rights)));
    }
    expect(body.teamActions).toEqual(person === people.femke ? [] : inOrder('TEAM', actions('TEAM', rights)));
  });

  test('says who archived it and when', async () => {
    const { body } = await world.as(people.bram).get(`/organisation/${its.suikerMuseum.key}/menu`);
    expect(body).toMatchObject({
      state: 'archived',
      archived: true,
      archivedBy: 'Bram van den Berg',
      archivedDate: expect.stringMatching(/Z$/),
    });
  });

  test('and the organisation itself speak the same words', async () => {
    const { body: menu } = await world.as(people.bram).get(`${lindenhof}/menu`);
    const { body: it } = await world.as(people.bram).get(lindenhof);
    const rights = Object.keys(actionsByArea).flatMap((area) =>
      (menu[`${area.toLowerCase()}Actions`] as string[]).map((action) => `${area}:${action}`),
    );
    expect([...it.actions].sort()).toEqual(rights.sort());
    expect(menu.state).toBe(state(it.facts, filledAt));
  });
});

describe('the team menu', () => {
  test('has exactly the fields of the specification, and what may be done with agendas beneath', async () => {
    const { body } = await world.as(people.noor).get(`/team/${teams.meierij.key}/menu`);
    const { manager } = builtInRoles;
    expect(body).toEqual({
      id: teams.meierij.key,
      key: teams.meierij.key,
      name: 'Meierij',
      actions: ['read'],
      organisationActions: inOrder('ORGANISATION', actions('ORGANISATION', manager)),
      productActions: inOrder('PRODUCT', actions('PRODUCT', manager)),
      productTypes: activeOf(streekdataProductTypes),
      agendaActions: inOrder('AGENDA', actions('AGENDA', manager)),
      teamActions: ['read'],
      tenantRoot: false,
      breadcrumbs: [
        { type: 'team', key: teams.root.key, title: 'Streekdata', reachable: false },
        { type: 'team', key: teams.noordBrabant.key, title: 'Noord-Brabant', reachable: false },
        { type: 'team', key: teams.meierij.key, title: 'Meierij', reachable: true },
      ],
    });
  });

  test('of the root team says so', async () => {
    expect((await world.as(people.hanna).get(`/team/${teams.root.key}/menu`)).body).toMatchObject({
      tenantRoot: true,
      breadcrumbs: [{ reachable: true }],
    });
  });
});

test('a role held beneath a team gives nothing at the team itself', async () => {
  expect((await world.as(people.gijs).get(`/team/${teams.achterhoek.key}/menu`)).status).toBe(404);
  const { body } = await world.as(people.gijs).get(`/organisation/${its.deScholte.key}/menu`);
  expect(body.organisationActions).toEqual(inOrder('ORGANISATION', actions('ORGANISATION', builtInRoles.editor)));
  expect(body.teamActions).toEqual([]);
});

describe('a role for what belongs to an organisation only', () => {
  const within = world.as(people.lotte);
  beforeAll(async () => {
    const { editor: role } = tenants.streekdata.builtInRoles;
    const place = { kind: 'organisation', key: its.lindenhof.key };
    const given = { person: people.lotte.key, role, place, scope: 'beneath' };
    expect((await world.as(people.anna).post('/assignment', given)).status).toBe(200);
  });

  test('opens the organisation’s menu, with what may be done there and nothing of the organisation itself', async () => {
    const { status, body } = await within.get(`${lindenhof}/menu`);
    const { editor } = builtInRoles;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Bibliotheek Lindenhof',
      actions: [],
      organisationActions: [],
      productActions: inOrder('PRODUCT', actions('PRODUCT', editor)),
      supplementActions: inOrder('SUPPLEMENT', actions('SUPPLEMENT', editor)),
      agendaActions: inOrder('AGENDA', actions('AGENDA', editor)),
      teamActions: [],
    });
    expect((await within.get(lindenhof)).status).toBe(404);
  });

  test('says why this may be done and that may not, of oneself', async () => {
    type Explained = { right: string; granted: unknown[] }[];
    const { body } = await within.get<Explained>(`${lindenhof}/rights`);
    const granted = (right: string) => body.find((one) => one.right === right)?.granted;
    expect(granted('PRODUCT:update')).toMatchObject([{ role: { builtIn: 'editor' }, scope: 'beneath' }]);
    expect(granted('ORGANISATION:read')).toEqual([]);
  });

  test('does not tell who archived it, nor of its codes', async () => {
    const archive = world.db().updateTable('organisation').where('key', '=', its.lindenhof.key);
    await archive.set({ archived_at: filledAt, archived_by: people.karel.key }).execute();
    const told = async (who: { key: string }) => (await world.as(who).get(`${lindenhof}/menu`)).body;
    const [mine, theirs] = [await told(people.lotte), await told(people.karel)];
    await archive.set({ archived_at: null, archived_by: null }).execute();
    expect(mine).toMatchObject({ archived: true, archivedBy: null, isil: false });
    expect(theirs).toMatchObject({ archived: true, archivedBy: 'Karel Jansen' });
  });

  test('and one at a team opens the organisations beneath in the same way', async () => {
    const role = streekdataRoles.dataSteward.key;
    const was = await world.db().selectFrom('role').select('rights').where('key', '=', role).executeTakeFirstOrThrow();
    const rights = (list: string[]) => world.db().updateTable('role').set({ rights: list }).where('key', '=', role).execute();
    await rights(['SUPPLEMENT:read']);
    const { status, body } = await world.as(people.ilse).get(`${lindenhof}/menu`);
    const there = await world.as(people.ilse).get(`/team/${teams.kempen.key}/menu`);
    await rights(['TEAM:read', 'ORGANISATION:update']);
    const blind = await world.as(people.ilse).get(`${lindenhof}/menu`);
    await rights(was.rights);
    expect({ status, supplements: body.supplementActions, products: body.productActions }).toEqual({
      status: 200,
      supplements: ['read'],
      products: [],
    });
    expect([there.status, blind.status]).toEqual([404, 404]);
  });
});

test('every state has a name in both languages', async () => {
  const { body } = await world.as(people.karel).get('/state');
  const states: unknown = body;
  expect(states).toEqual(expect.arrayContaining([{ key: 'published', name: { nl: 'Gepubliceerd', en: 'Published' } }]));
  expect(states).toHaveLength(10);
});
