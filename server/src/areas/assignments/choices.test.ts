import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { assignmentsIn, atTeam, both } from './assignments.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { somebody, deactivate } = assignmentsIn(world);
const { admin, viewer } = tenants.streekdata.builtInRoles;
const [anna, bram, karel] = [world.as(people.anna), world.as(people.bram), world.as(people.karel)];

type Offer = { role: { builtIn: string | null; name: string }; scopes: { scope: string; missing: string[] }[] };

describe('roles to hand out', () => {
  const offers = async (by: typeof karel, place: string) => {
    const { status, body } = await by.get<Offer[]>(`/assignment/offers?${place}`);
    expect(status).toBe(200);
    return body;
  };

  test('are the built-in ones and those of the teams above, with what is missing', async () => {
    const found = await offers(karel, `kind=organisation&key=${its.lindenhof.key}`);
    expect(found.map(({ role }) => role.builtIn ?? role.name)).toEqual(['admin', 'manager', 'editor', 'viewer', 'Gegevensbeheerder']);
    const missing = Object.fromEntries(found.map(({ role, scopes }) => [role.name, scopes.map((one) => one.missing.length)]));
    expect(missing).toMatchObject({ Manager: [0, 0, 0], Redacteur: [0, 0, 0], Gegevensbeheerder: [1, 1, 0] });
    expect(found.at(-1)?.scopes[0]).toEqual({ scope: 'current', missing: ['ORGANISATION:fieldAdmin'] });
  });

  test('differ by scope', async () => {
    const person = await somebody(admin, atTeam(teams.kempen), 'current');
    const found = await offers(world.as(person), `kind=team&key=${teams.kempen.key}`);
    expect(found[0]?.scopes.map(({ scope, missing }) => [scope, missing.length > 0])).toEqual([
      ['current', false],
      [both, true],
      ['beneath', true],
    ]);
  });

  test.each([
    ['cannot be seen', people.carla, { kind: 'team', key: teams.kempen.key }, 404],
    ['is not there', people.anna, { kind: 'organisation', key: world.house.newKey() }, 404],
    ['is the other kind', people.anna, { kind: 'organisation', key: teams.kempen.key }, 404],
    ['may be read only', people.ilse, { kind: 'team', key: teams.kempen.key }, 403],
  ])('are not told of a place that %s', async (_, who, { kind, key }, status) =>
    expect((await world.as(who).get(`/assignment/offers?kind=${kind}&key=${key}`)).status).toBe(status),
  );
});

describe('people to give a role to', () => {
  const find = async (q: string, by = karel) =>
    (await by.get<{ email: string }[]>(`/assignment/people?q=${q}`)).body.map(({ email }) => email);
  test('are those one knows from where one assigns roles', async () => {
    expect(await find('femke')).toEqual([people.femke.email]);
    expect(await find('hanna')).toEqual([]);
    expect(await find('joost', bram)).toEqual([]);
    expect(await find('joost', anna)).toEqual([people.joost.email]);
    expect(await find('els', anna)).toEqual([]);
  });
  test('by words of name and address, with an account in use', async () => {
    expect(await find('bos streek')).toEqual([people.femke.email]);
    const person = await somebody(viewer, atTeam(teams.kempen));
    expect(await find(person.email, bram)).toEqual([person.email]);
    await deactivate(person);
    expect(await find(person.email, bram)).toEqual([]);
  });
  test('take two letters', async () => expect((await anna.get('/assignment/people?q=%20a')).status).toBe(400));
});
