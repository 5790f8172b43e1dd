import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';

const world = await openWorld();
afterAll(world.close);

const day = 24 * 3_600_000;
const { noordBrabant, kempen, root } = teams;
const aheadShape = z.array(
  z.object({
    what: z.string(),
    at: z.string(),
    subject: z.object({ kind: z.string(), key: z.string(), name: z.string(), organisation: z.string().nullable() }),
    values: z.looseObject({}),
  }),
);
const ahead = async (team: { key: string }, query = '', who: { key: string } = people.anna) =>
  aheadShape.parse((await world.as(who).get(`/team/${team.key}/upcoming?${query}`)).body);

const { key: viewer } = await world.db().selectFrom('role').select('key').where('built_in', '=', 'viewer').executeTakeFirstOrThrow();
const invite = (email: string, days: number, place: { team: string } | { organisation: string }) =>
  world
    .db()
    .insertInto('invitation')
    .values({
      key: world.house.newKey(),
      email,
      language: 'nl',
      role: viewer,
      scope: 'current',
      created_at: filledAt,
      updated_at: filledAt,
      sent_at: filledAt,
      expires_at: later(filledAt, days * day),
      ...place,
    })
    .execute();
await invite('nieuw@kempen.example', 10, { team: kempen.key });
await invite('nieuw@lindenhof.example', 20, { organisation: its.lindenhof.key });
await invite('over@kempen.example', -1, { team: kempen.key });
await invite('elders@fryslan.example', 10, { team: teams.fryslan.key });
await world
  .db()
  .updateTable('user_account')
  .set({ stand_in: people.bram.key, stand_in_from: '2026-11-20', stand_in_till: '2026-11-30' })
  .where('id', '=', people.ilse.key)
  .execute();

await world
  .db()
  .updateTable('user_account')
  .set({
    created_at: later(filledAt, -700 * day),
    last_logon_at: later(filledAt, -600 * day),
    unused_warned_at: later(filledAt, -10 * day),
  })
  .where('id', '=', people.noor.key)
  .execute();
await world
  .db()
  .updateTable('assignment')
  .set({ created_at: later(filledAt, -650 * day) })
  .where('user_id', '=', people.noor.key)
  .execute();

describe('what will happen by itself', () => {
  test('is told soonest first: plans and ends, invitations that expire, stand-ins that end', async () => {
    const all = await ahead(noordBrabant);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort());
    expect(all.every(({ at }) => at > filledAt && at <= later(filledAt, 42 * day))).toBe(true);
    const of = (what: string) => all.filter((one) => one.what === what);
    expect(of('published').map(({ subject }) => subject.key)).toContain(its.smederij.key);
    const ending = (await ahead(noordBrabant, 'weeks=26')).filter(
      ({ what, subject }) => what === 'ended' && subject.kind === 'organisation',
    );
    expect(ending).toHaveLength(1);
    expect(of('invitation-expires')).toEqual([
      {
        what: 'invitation-expires',
        at: later(filledAt, 10 * day),
        subject: { kind: 'team', key: kempen.key, name: 'Kempen', organisation: null },
        values: { email: 'nieuw@kempen.example', role: 'Lezer', builtIn: 'viewer' },
      },
      expect.objectContaining({
        subject: { kind: 'organisation', key: its.lindenhof.key, name: 'Bibliotheek Lindenhof', organisation: its.lindenhof.key },
      }),
    ]);
    expect(of('stand-in-ends')).toEqual([
      {
        what: 'stand-in-ends',
        // The last minute of its last day in the zone of the tenant.
        at: '2026-11-30T22:59:00.000Z',
        subject: { kind: 'user', key: people.ilse.key, name: 'Ilse Smits', organisation: null },
        values: { standIn: 'Bram van den Berg' },
      },
    ]);
  });

  test('is told of products too, with whose they are, where those may be read', async () => {
    const ofProducts = async () => (await ahead(noordBrabant, 'weeks=26')).filter(({ subject }) => subject.kind === 'product');
    const plans = await world
      .db()
      .selectFrom('product')
      .select(['key', 'title', 'organisation'])
      .where('planned_from', '>', filledAt)
      .execute();
    const told = await ofProducts();
    expect(new Set(told.map(({ what }) => what))).toEqual(new Set(['published', 'ended']));
    expect(told.every(({ subject }) => subject.organisation !== null && subject.organisation !== subject.key)).toBe(true);
    const { key, title, organisation } = plans.find((plan) => told.some(({ subject }) => subject.key === plan.key)) ?? {};
    expect(told.map(({ subject }) => subject)).toContainEqual({ kind: 'product', key, name: title, organisation });
    expect((await ahead(teams.fryslan, 'weeks=26')).map(({ subject }) => subject.key)).not.toContain(key);
  });

  test('is told of one organisation, with its products where those may be read', async () => {
    const at = async (organisation: { key: string }, who: { key: string } = people.anna) =>
      aheadShape.parse((await world.as(who).get(`/organisation/${organisation.key}/upcoming?weeks=26`)).body);
    const planned = await world.db().selectFrom('product').select(['key', 'organisation']).where('planned_from', '>', filledAt).execute();
    const [one] = planned;
    const own = await at({ key: one?.organisation ?? '' });
    expect(own.map(({ subject }) => subject.key)).toContain(one?.key);
    expect(own.map(({ at: moment }) => moment)).toEqual(own.map(({ at: moment }) => moment).sort());
    expect(own.every(({ subject }) => subject.organisation === one?.organisation)).toBe(true);
    expect((await at(its.smederij)).map(({ subject }) => subject.key)).toContain(its.smederij.key);
    expect((await world.as(people.carla).get(`/organisation/${its.smederij.key}/upcoming`)).status).toBe(404);
    expect((await world.as(people.anna).get(`/organisation/${its.smederij.key}/upcoming?weeks=0`)).body.problems?.[0]?.field).toBe('weeks');
  });

  test('is told of accounts that nobody uses: their roles end a month after the warning', async () => {
    const ending = (await ahead(noordBrabant)).filter(({ what }) => what === 'roles-end');
    expect(ending).toEqual([
      {
        what: 'roles-end',
        at: later(filledAt, 20 * day),
        subject: { kind: 'user', key: people.noor.key, name: 'Noor Peeters', organisation: null },
        values: {},
      },
    ]);
    expect((await ahead(kempen)).map(({ what }) => what)).not.toContain('roles-end');
  });

  test('is that of as many weeks as asked', async () => {
    const one = await ahead(noordBrabant, 'weeks=1');
    expect(one.every(({ at }) => at <= later(filledAt, 7 * day))).toBe(true);
    expect((await ahead(noordBrabant, 'weeks=26')).length).toBeGreaterThan(one.length);
    for (const weeks of ['0', '27', 'x'])
      expect((await world.as(people.anna).get(`/team/${root.key}/upcoming?weeks=${weeks}`)).body.problems?.[0]?.field).toBe('weeks');
  });

  test('says nothing of people where the caller assigns no roles, and nothing of other teams', async () => {
    const kinds = new Set((await ahead(noordBrabant, 'weeks=26', people.hanna)).map(({ what }) => what));
    expect(kinds).toEqual(new Set(['published', 'ended']));
    expect((await ahead(kempen)).map(({ subject }) => subject.key)).not.toContain(its.hofTeVeghel.key);
    expect((await ahead(root)).map(({ subject }) => subject.key)).toContain(teams.fryslan.key);
  });

  test('is not there for who may not read the team', async () => {
    for (const who of [people.carla, people.karel]) expect((await world.as(who).get(`/team/${kempen.key}/upcoming`)).status).toBe(404);
  });
});
