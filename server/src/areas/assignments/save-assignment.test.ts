import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { assignmentsIn, atOrganisation, atTeam, both, said } from './assignments.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { make, somebody, holds, deactivate, mailTo } = assignmentsIn(world);

const { admin, manager, editor, viewer } = tenants.streekdata.builtInRoles;
const [anna, bram, karel] = [world.as(people.anna), world.as(people.bram), world.as(people.karel)];
const change = (role: string, more: object = {}) => ({ version: 1, role, scope: both, ...more });
const notHeld = { status: 409, code: 'assignment.rights-not-held' };

describe('changing a role', () => {
  test('changes role and scope, and leaves what it was in the log', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    const { body } = await bram.put(`/assignment/${person.held}`, change(manager, { scope: 'beneath', lastConfirmed: true }));
    expect(body).toEqual({ key: person.held, version: 2 });
    expect(await holds(person.held)).toEqual({ user_id: person.key, role: manager, scope: 'beneath', version: 2 });
    expect((await logOf(world, person.held)).at(-1)).toMatchObject({
      act: 'change',
      action: 'update',
      by: people.bram.key,
      details: {
        values: {
          person: person.key,
          team: teams.kempen.key,
          role: manager,
          'role.before': viewer,
          scope: 'beneath',
          'scope.before': both,
        },
      },
    });
    expect(await mailTo(person.email)).toMatchObject([{ kind: 'roles-changed', subject: 'Uw rol bij Kempen is gewijzigd' }]);
  });

  test('holds from the next request on', async () => {
    const person = await somebody(editor, atOrganisation(its.lindenhof));
    const actions = async () => (await world.as(person).get(`/organisation/${its.lindenhof.key}`)).body.actions;
    expect(await actions()).not.toContain('ORGANISATION:publish');
    await karel.put(`/assignment/${person.held}`, change(manager));
    expect(await actions()).toContain('ORGANISATION:publish');
  });

  test('to the same changes nothing and leaves no trace', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    const before = await logOf(world, person.held);
    expect((await bram.put(`/assignment/${person.held}`, change(viewer))).body).toEqual({ key: person.held, version: 1 });
    expect(await logOf(world, person.held)).toEqual(before);
  });

  test('of another place cannot be reached, nor one that is not there', async () => {
    const person = await somebody(viewer, atTeam(teams.veluwe));
    const unknown = { status: 404, code: 'record.unknown' };
    expect(said(await bram.put(`/assignment/${person.held}`, change(editor)))).toEqual(unknown);
    expect(said(await bram.put(`/assignment/${world.house.newKey()}`, change(editor)))).toEqual(unknown);
    expect(said(await world.as(people.els).put(`/assignment/${person.held}`, change(editor)))).toEqual(unknown);
  });

  test('of an older version is refused', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    await bram.put(`/assignment/${person.held}`, change(editor));
    const answer = await bram.put(`/assignment/${person.held}`, change(viewer));
    expect({ ...said(answer), values: answer.body.values }).toEqual({ status: 409, code: 'version.newer', values: { version: 2 } });
  });

  test('to what the person holds already is refused', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    await make(person, editor, atTeam(teams.kempen));
    expect(said(await bram.put(`/assignment/${person.held}`, change(editor)))).toEqual({ status: 409, code: 'assignment.exists' });
  });

  test('of somebody with a deactivated account, or at an archived organisation, is refused', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    await deactivate(person);
    expect(said(await bram.put(`/assignment/${person.held}`, change(editor)))).toEqual({ status: 409, code: 'assignment.person-inactive' });
    const there = await somebody(viewer, atOrganisation(its.suikerMuseum));
    expect(said(await anna.put(`/assignment/${there.held}`, change(editor)))).toEqual({ status: 409, code: 'save.archived' });
  });

  test('names the field of bad input', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    const { status, body } = await bram.put(`/assignment/${person.held}`, { version: 'x', role: editor, scope: 'far' });
    expect({ status, fields: body.problems?.map(({ field }) => field).sort() }).toEqual({ status: 400, fields: ['scope', 'version'] });
  });
});

describe('nobody raises themselves', () => {
  test('to a higher role', async () => {
    const manages = await somebody(manager, atOrganisation(its.lindenhof));
    expect(said(await world.as(manages).put(`/assignment/${manages.held}`, change(admin)))).toEqual(notHeld);
  });

  test('to a wider scope', async () => {
    const person = await somebody(admin, atTeam(teams.kempen), 'current');
    expect(said(await world.as(person).put(`/assignment/${person.held}`, change(admin)))).toEqual(notHeld);
    expect(said(await world.as(person).put(`/assignment/${person.held}`, change(admin, { scope: 'beneath' })))).toEqual(notHeld);
    expect(await holds(person.held)).toMatchObject({ scope: 'current', version: 1 });
  });

  test('but may step down', async () => {
    const person = await somebody(manager, atOrganisation(its.lindenhof));
    expect(said(await world.as(person).put(`/assignment/${person.held}`, change(viewer)))).toMatchObject({ status: 200 });
  });

  test('nor moves a role to somebody else, another place or another tenant', async () => {
    const person = await somebody(viewer, atTeam(teams.kempen));
    const more = {
      person: people.bram.key,
      user: people.bram.key,
      team: teams.root.key,
      place: atTeam(teams.root),
      tenant: 'x',
      createdBy: person.key,
    };
    await bram.put(`/assignment/${person.held}`, { ...change(editor), ...more });
    const row = await world.db().selectFrom('assignment').selectAll().where('key', '=', person.held).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: person.key, team: teams.kempen.key, created_by: null, updated_by: people.bram.key, role: editor });
  });
});

describe('nobody lowers who may more', () => {
  test('a manager does not change an administrator', async () => {
    const high = await somebody(admin, atOrganisation(its.lindenhof));
    expect(said(await karel.put(`/assignment/${high.held}`, change(viewer, { lastConfirmed: true })))).toEqual(notHeld);
    expect(said(await karel.ask('DELETE', `/assignment/${high.held}`, { payload: { version: 1, lastConfirmed: true } }))).toEqual(notHeld);
    expect(await holds(high.held)).toMatchObject({ role: admin });
  });

  test('who administers a team itself does not change who administers all beneath it', async () => {
    const [low, high] = [await somebody(admin, atTeam(teams.kempen), 'current'), await somebody(admin, atTeam(teams.kempen))];
    expect(said(await world.as(low).put(`/assignment/${high.held}`, change(admin, { scope: 'current' })))).toEqual(notHeld);
  });
});

describe('the last who holds it', () => {
  test('is changed to less only when that was confirmed', async () => {
    const person = await somebody(manager, atOrganisation(its.deHeikant));
    const last = { status: 409, code: 'assignment.last-holder' };
    expect(said(await bram.put(`/assignment/${person.held}`, change(editor)))).toEqual(last);
    expect(said(await bram.put(`/assignment/${person.held}`, change(admin)))).toMatchObject({ status: 200 });
    expect(said(await bram.put(`/assignment/${person.held}`, change(editor, { version: 2, lastConfirmed: true })))).toMatchObject({
      status: 200,
    });
  });

  test('at the root team is never changed to less', async () => {
    const { key } = await world
      .db()
      .selectFrom('assignment')
      .select('key')
      .where('user_id', '=', people.anna.key)
      .executeTakeFirstOrThrow();
    const lastOfRoot = { status: 409, code: 'assignment.last-of-root' };
    expect(said(await anna.put(`/assignment/${key}`, change(manager, { lastConfirmed: true })))).toEqual(lastOfRoot);
    expect(said(await anna.put(`/assignment/${key}`, change(admin, { scope: 'current', lastConfirmed: true })))).toEqual(lastOfRoot);
  });
});
