import { sessionUser } from '@bronhouder/contract/session.ts';
import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const { manager, editor, viewer } = tenants.streekdata.builtInRoles;

const info = (who: { key: string }) => world.as(who).post('/session/info', { timeZone: 'Europe/Amsterdam', locale: 'nl' });

test('the current user is who they are, with their roles and what is asked of them', async () => {
  const { status, body } = await info(people.omar);
  expect(status).toBe(200);
  expect(sessionUser.parse(body)).toEqual(body);
  expect(body).toEqual({
    id: people.omar.key,
    primaryEmail: 'omar@streekdata.example',
    firstName: 'Omar',
    infix: 'el',
    familyName: 'Idrissi',
    phoneNumber: people.omar.phoneNumber,
    lastLogonDate: null,
    tenantId: world.tenant.key,
    currentSiteRoles: ['Manager', 'Redacteur'],
    sitesRoles: [expect.objectContaining({ id: world.tenant.key, name: 'Streekdata', url: '/', roles: ['Manager', 'Redacteur'] })],
    administrator: false,
    assignsRoles: true,
    teamRoles: [],
    organisationRoles: [
      {
        id: its.deScholte.key,
        name: 'Museum De Scholtehoeve',
        role: { key: manager, name: 'Manager', builtIn: 'manager' },
        scope: 'currentAndBeneath',
        opens: true,
      },
      {
        id: its.berkelArchief.key,
        name: 'Archief aan de Berkel',
        role: { key: editor, name: 'Redacteur', builtIn: 'editor' },
        scope: 'currentAndBeneath',
        opens: true,
      },
    ],
    invites: [],
    tasks: [],
    looking: null,
    language: 'nl',
    standIn: null,
    standsInFor: [],
  });
});

test('an administrator is who may set the tenant’s root team; a role at a team stands among the team roles', async () => {
  expect((await info(people.anna)).body).toMatchObject({
    administrator: true,
    teamRoles: [{ id: teams.root.key, name: 'Streekdata' }],
    organisationRoles: [],
  });
  expect((await info(people.bram)).body).toMatchObject({ administrator: false, teamRoles: [{ id: teams.noordBrabant.key }] });
});

test('a role for what is beneath does not open the place where it is held, unless another role does', async () => {
  const opens = async () =>
    ((await info(people.gijs)).body.teamRoles as { id: string; opens: boolean }[]).map(({ id, opens }) => [id, opens]);
  expect(await opens()).toEqual([[teams.achterhoek.key, false]]);
  const anna = world.as(people.anna);
  const above = { person: people.gijs.key, role: viewer, place: { kind: 'team', key: teams.gelderland.key }, scope: 'beneath' };
  const { key, version } = (await anna.post('/assignment', above)).body;
  expect(await opens()).toEqual(
    expect.arrayContaining([
      [teams.achterhoek.key, true],
      [teams.gelderland.key, false],
    ]),
  );
  await anna.delete(`/assignment/${key}`, { version, lastConfirmed: true });
  expect(await opens()).toEqual([[teams.achterhoek.key, false]]);
});

test('a role for what belongs to an organisation opens its pages: there is something to see in them', async () => {
  const place = { kind: 'organisation', key: its.lindenhof.key };
  await world.as(people.anna).post('/assignment', { person: people.lotte.key, role: editor, place, scope: 'beneath' });
  expect((await info(people.lotte)).body.organisationRoles).toMatchObject([{ id: place.key, scope: 'beneath', opens: true }]);
});

test('built-in roles are named in the language of whom it is', async () => {
  await world.db().updateTable('user_account').set({ language: 'en' }).where('id', '=', people.omar.key).execute();
  const { body } = await info(people.omar);
  await world.db().updateTable('user_account').set({ language: 'nl' }).where('id', '=', people.omar.key).execute();
  expect(body.currentSiteRoles).toEqual(['Manager', 'Editor']);
});

test('the update every five minutes answers the same', async () => {
  expect((await world.as(people.karel).get('/session/update')).body).toEqual((await info(people.karel)).body);
});

test('who holds no role is told so with 401', async () => {
  const answer = await info(people.joost);
  expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 401, code: 'session.no-roles' });
});

test.each([{}, { timeZone: 'Europe/Amsterdam' }, { timeZone: 5, locale: 'nl' }, { timeZone: 'x'.repeat(65), locale: 'nl' }])(
  '%j is refused',
  async (body) => {
    expect((await world.as(people.karel).post('/session/info', body)).body).toMatchObject({ errorCode: 'input.invalid' });
  },
);

test('use of a session keeps it alive, written down at most every five minutes; the check at the access service does not', async () => {
  const hanna = world.as(people.hanna);
  const usedAt = async () =>
    (await world.db().selectFrom('user_session').select('updated_at').where('user_id', '=', people.hanna.key).executeTakeFirst())
      ?.updated_at;
  const setUsed = (at: string) =>
    world.db().updateTable('user_session').set({ updated_at: at }).where('user_id', '=', people.hanna.key).execute();
  await hanna.get('/state');
  const longAgo = later(filledAt, -3_600_000);
  await setUsed(longAgo);
  expect((await hanna.get('//access/public/v2/session?exclude-access=true')).status).toBe(200);
  expect(await usedAt()).toBe(longAgo);
  await hanna.get('/state');
  expect(await usedAt()).toBe(filledAt);
  const justNow = later(filledAt, -4 * 60_000);
  await setUsed(justNow);
  await hanna.get('/state');
  expect(await usedAt()).toBe(justNow);
  await setUsed(later(filledAt, -8 * 3_600_000));
  expect((await hanna.get('/state')).status).toBe(412);
});
