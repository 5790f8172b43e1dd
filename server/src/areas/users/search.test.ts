import type { UserStatus } from '@bronhouder/domain/people/account.ts';
import { monthsLater, shownDays, unusedMonths } from '@bronhouder/domain/people/unused.ts';
import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { streekdataSmall } from '@bronhouder/world/streekdata/world.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { makePerson } from './for-tests.ts';

const world = await openWorld();
afterAll(world.close);
beforeEach(() => world.at(filledAt));

const { admin, manager, editor, viewer } = tenants.streekdata.builtInRoles;
const search = async (who: { key: string }, query = '') => (await world.as(who).get(`/user?size=100${query}`)).body;
const names = async (who: { key: string }, query = '') => (await search(who, query)).rows.map(({ name }) => String(name).split(' ')[0]);

describe('whom somebody finds', () => {
  test('is everybody of the tenant for who looks after its accounts, with or without a role', async () => {
    const body = await search(people.anna);
    expect(body.rows.map(({ key }) => key).sort()).toEqual(streekdataSmall.people.map(({ key }) => key).sort());
    expect(body.total).toBe(body.rows.length);
    expect(await names(people.anna, '&q=joost')).toEqual(['Joost']);
  });

  test('is whoever holds a role where they assign roles, with those roles alone', async () => {
    const body = await search(people.karel);
    expect(body.rows.map(({ name }) => name)).toEqual(['Femke Bos', 'Karel Jansen']);
    expect(body.rows[0]).toMatchObject({
      email: people.femke.email,
      status: 'active',
      rolesEndAt: null,
      roles: [
        { role: { key: editor, builtIn: 'editor' }, place: { kind: 'organisation', key: its.lindenhof.key }, scope: 'currentAndBeneath' },
      ],
    });
    // Anna's own role stands above, where Bram assigns none.
    expect(await names(people.bram)).toEqual(['Bram', 'Femke', 'Ilse', 'Karel', 'Noor']);
  });

  test.each([people.femke, people.hanna, people.joost])('is nobody for who assigns no roles: $email', async (who) => {
    expect(await search(who)).toMatchObject({ total: 0, rows: [] });
  });

  test('is nobody of another tenant', async () => {
    expect(await names(people.els, '&q=karel')).toEqual([]);
    expect((await world.as(people.els, 'localhost').get('/user')).status).toBe(412);
  });
});

describe('filters', () => {
  test.each([
    ['&q=jansen', ['Karel']],
    ['&q=SMITS ilse', ['Ilse']],
    ['&q=idrissi', ['Omar']],
    ['&q=karel@streek', ['Karel']],
    ['&q=%25', []],
    ['&q=_', []],
    [`&team=${teams.kempen.key}`, ['Femke', 'Karel']],
    [`&team=${teams.noordBrabant.key}&roles=${manager}`, ['Karel', 'Noor']],
    [`&roles=${manager}&roles=${editor}&team=${teams.gelderland.key}`, ['Gijs', 'Omar', 'Pieter']],
    // A manager somewhere and somebody with a role there is not a manager there.
    [`&team=${teams.achterhoek.key}&roles=${admin}`, []],
    [`&roles=${viewer}`, ['Hanna', 'Truus']],
    ['&statuses=unused', ['Truus']],
    ['&statuses=deactivated', ['Pieter']],
    ['&statuses=unused&statuses=deactivated', ['Pieter', 'Truus']],
    [`&statuses=active&roles=${viewer}`, ['Hanna']],
  ])('%s', async (query, found) => expect(await names(people.anna, query)).toEqual(found));

  test('count the statuses of what else is asked for', async () => {
    const { statuses } = await search(people.anna, `&team=${teams.gelderland.key}&statuses=unused`);
    expect(statuses).toEqual([
      { value: 'active', count: 3 },
      { value: 'unused', count: 1 },
      { value: 'deactivated', count: 1 },
    ]);
  });

  test.each(['&team=x', '&roles=x', '&statuses=retired', '&sort=age', '&size=101', '&page=0'])('%s names the field', async (query) => {
    const answer = await world.as(people.anna).get(`/user?${query.slice(1)}`);
    expect({ status: answer.status, fields: answer.body.problems?.length }).toEqual({ status: 400, fields: 1 });
  });
});

test('pages follow one another in each order, and one behind the end is empty but says how many there are', async () => {
  const all = await names(people.anna);
  const paged: string[] = [];
  for (let page = 1; page <= Math.ceil(all.length / 4); page += 1)
    paged.push(
      ...(await world.as(people.anna).get(`/user?size=4&page=${page}`)).body.rows.map(({ name }) => String(name).split(' ')[0] ?? ''),
    );
  expect(paged).toEqual(all);
  expect(await names(people.anna, '&descending=true')).toEqual([...all].reverse());
  expect((await names(people.anna, '&sort=lastLogon&descending=true')).slice(0, 2)).toEqual(['Pieter', 'Truus']);
  expect((await names(people.anna, '&sort=created')).slice(0, 2)).toEqual(['Truus', 'Pieter']);
  expect((await world.as(people.anna).get('/user?size=4&page=99')).body).toMatchObject({ rows: [], total: all.length });
});

test('a list and the domain mean the same by a status, over leap years too', async () => {
  const last = [
    '2024-02-29T12:00:00.000Z',
    '2024-08-29T12:00:00.000Z',
    '2024-08-30T23:30:00.000Z',
    '2024-08-31T00:00:00.000Z',
    '2026-08-31T10:00:00.000Z',
    '2023-08-31T10:00:00.000Z',
  ];
  const found: Record<string, UserStatus[]> = {};
  const expected: Record<string, UserStatus[]> = {};
  for (const [index, moment] of last.entries()) {
    world.at('2023-01-01T00:00:00.000Z');
    const { key } = await makePerson(world, `Schrikkel${index}`, [{ role: viewer, place: { kind: 'team', key: teams.veluwe.key } }]);
    await world.db().updateTable('user_account').set({ last_logon_at: moment }).where('id', '=', key).execute();
    const from = later(monthsLater(moment, unusedMonths), -shownDays * 24 * 3_600_000);
    for (const [at, status] of [
      [later(from, -1), 'active'],
      [from, 'unused'],
    ] as const) {
      world.at(at);
      const { rows } = await search(people.anna, `&q=schrikkel${index}&statuses=${status}`);
      const { body } = await world.as(people.anna).get(`/user/${key}`);
      (found[moment] ??= []).push(...rows.map((row) => row['status'] as UserStatus), body['status'] as UserStatus);
      (expected[moment] ??= []).push(status, status);
    }
  }
  expect(found).toEqual(expected);
});
