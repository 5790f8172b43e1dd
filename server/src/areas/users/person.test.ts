import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { makePerson } from './for-tests.ts';

const world = await openWorld();
afterAll(world.close);
let now = filledAt;
// Each test has a moment of its own: whoever was signed out in the one before is signed in again.
beforeEach(() => world.at((now = later(now, 60_000))));

const { admin, editor, viewer } = tenants.streekdata.builtInRoles;
const lindenhof = { kind: 'organisation', key: its.lindenhof.key } as const;
const anna = world.as(people.anna);
type Who = { key: string };
const get = async (who: Who, by = anna) => (await by.get(`/user/${who.key}`)).body;
const versionOf = async (who: Who) => (await get(who)).version;
const code = ({ status, body }: { status: number; body: { errorCode: string } }) => [status, body.errorCode];

describe('somebody', () => {
  test('is seen with the roles in reach, and how many there are elsewhere', async () => {
    const both = await makePerson(world, 'Elders', [
      { role: editor, place: lindenhof },
      { role: viewer, place: { kind: 'team', key: teams.gelderland.key } },
    ]);
    const seen = await get(both, world.as(people.karel));
    expect(seen).toMatchObject({
      email: both.email,
      hidden: 1,
      self: false,
      administers: false,
      actions: [],
      sessions: null,
      status: 'active',
    });
    expect(seen['assignments']).toEqual([
      expect.objectContaining({
        status: 'active',
        role: { key: editor, name: expect.any(String), builtIn: 'editor' },
        place: { ...lindenhof, name: 'Bibliotheek Lindenhof' },
        createdAt: now,
        actions: ['change', 'remove'],
      }),
    ]);
    expect(await get(both)).toMatchObject({ hidden: 0, administers: true, actions: ['endSessions', 'deactivate', 'anonymise'] });
    expect((await get(both))['assignments']).toHaveLength(2);
  });

  test('sees themselves with all roles, whatever they may do', async () => {
    const self = await get(people.femke, world.as(people.femke));
    expect(self).toMatchObject({ self: true, hidden: 0, actions: [], assignments: [expect.objectContaining({ actions: [] })] });
    expect(await get(people.anna)).toMatchObject({ self: true, administers: true, lastOfRoot: true, actions: [] });
    expect((await get(people.joost, world.as(people.joost)))['assignments']).toEqual([]);
  });

  test.each([
    ['another team', people.carla],
    ['who assigns no roles', people.femke],
    ['who has no role', people.joost],
    ['another tenant', people.els],
  ])('does not exist for %s', async (_who, by) => {
    const unknown = '0198a000-0000-7000-8000-0000000fffff';
    const [there, nowhere] = [await world.as(by).get(`/user/${people.karel.key}`), await world.as(by).get(`/user/${unknown}`)];
    expect(code(there)).toEqual([404, 'record.unknown']);
    expect(there.text).toBe(nowhere.text);
  });

  test('has invitations to their address among their roles, open and expired, where the caller hands out roles', async () => {
    const invited = await makePerson(world, 'Gevraagd', [{ role: viewer, place: lindenhof }]);
    const row = {
      email: invited.email,
      language: 'nl',
      created_at: filledAt,
      created_by: people.karel.key,
      updated_at: filledAt,
      sent_at: filledAt,
    };
    const [open, expired, elsewhere] = [world.house.newKey(), world.house.newKey(), world.house.newKey()];
    await world
      .db()
      .insertInto('invitation')
      .values([
        { ...row, key: open, role: editor, organisation: its.lindenhof.key, scope: 'current', expires_at: '2026-12-01T00:00:00Z' },
        { ...row, key: expired, role: admin, organisation: its.lindenhof.key, scope: 'current', expires_at: '2026-11-01T00:00:00Z' },
        { ...row, key: elsewhere, role: editor, team: teams.fryslan.key, scope: 'current', expires_at: '2026-12-01T00:00:00Z' },
      ])
      .execute();
    const lines = (await get(invited, world.as(people.karel)))['assignments'] as { key: string; status: string; actions: string[] }[];
    expect(lines.map(({ key, status }) => [status, key]).sort()).toEqual([
      ['active', expect.any(String)],
      ['expired', expired],
      ['invited', open],
    ]);
    for (const { status, actions } of lines) expect(actions).toContain(status === 'active' ? 'remove' : 'withdraw');
    expect((await get(invited))['assignments']).toHaveLength(4);
  });
});

describe('why somebody may do something', () => {
  const rights = async (who: Who, place: { kind: string; key: string }, by = anna) =>
    by.get(`/user/${who.key}/rights/${place.kind}/${place.key}`);
  const granted = async (who: Who, right: string, by = anna) => {
    const body: unknown = (await rights(who, lindenhof, by)).body;
    return (body as { right: string; granted: { place: { name: string } }[]; givers: { name: string }[] }[]).find(
      (one) => one.right === right,
    );
  };

  test('is explained by the roles that give it, and by who could give what is missing, the nearest first', async () => {
    expect(await granted(people.karel, 'ORGANISATION:publish')).toMatchObject({
      granted: [{ role: { builtIn: 'manager' }, place: { name: 'Bibliotheek Lindenhof' }, scope: 'currentAndBeneath' }],
    });
    expect(await granted(people.femke, 'ORGANISATION:publish')).toMatchObject({
      granted: [],
      givers: [{ name: 'Karel Jansen' }, { name: 'Bram van den Berg' }, { name: 'Anna de Wit' }],
    });
    expect(await granted(people.femke, 'ORGANISATION:update', world.as(people.karel))).toMatchObject({
      granted: [{ role: { builtIn: 'editor' } }],
    });
  });

  test('takes a person and a place that can both be seen', async () => {
    expect(code(await rights(people.karel, lindenhof, world.as(people.carla)))).toEqual([404, 'record.unknown']);
    expect(code(await rights(people.anna, lindenhof, world.as(people.karel)))).toEqual([404, 'record.unknown']);
    expect(code(await rights(people.karel, { kind: 'team', key: teams.fryslan.key }, world.as(people.bram)))).toEqual([
      404,
      'record.unknown',
    ]);
    expect((await rights(people.femke, lindenhof, world.as(people.femke))).status).toBe(200);
    expect((await anna.get(`/user/${people.karel.key}/rights/planet/${its.lindenhof.key}`)).status).toBe(400);
  });

  test('is nothing with a deactivated account', async () => {
    const out = await makePerson(world, 'Uit', [{ role: admin, place: lindenhof }]);
    expect((await granted(out, 'ORGANISATION:publish'))?.granted).toHaveLength(1);
    await anna.post(`/user/${out.key}/deactivation`, { version: await versionOf(out) });
    expect((await granted(out, 'ORGANISATION:publish'))?.granted).toEqual([]);
  });
});
