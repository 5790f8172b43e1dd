import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { addresses, assignmentsIn, atLibrary, atOrganisation, atTeam, both, fillLibrary } from './assignments.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { rows, somebody, deactivate, invite } = assignmentsIn(world);
const { admin, manager, editor, viewer } = tenants.streekdata.builtInRoles;
const [bram, karel] = [world.as(people.bram), world.as(people.karel)];

beforeAll(() => fillLibrary(world));

describe('the list of people', () => {
  test('has who holds a role and who is invited, whose invitation expired, and not who answered', async () => {
    const lines = await rows(atLibrary, karel);
    expect(lines.map(({ email, status }) => [email.split('@')[0], status])).toEqual([
      ['femke', 'active'],
      ['karel', 'active'],
      ['open', 'invited'],
      ['oud', 'expired'],
    ]);
    expect(lines[0]).toEqual({
      key: expect.any(String),
      version: 1,
      status: 'active',
      person: { key: people.femke.key, name: 'Femke Bos' },
      email: people.femke.email,
      deactivated: false,
      lastLogonAt: '2026-06-01T10:00:00.000Z',
      role: { key: editor, name: 'Redacteur', builtIn: 'editor' },
      place: { kind: 'organisation', key: its.lindenhof.key, name: 'Bibliotheek Lindenhof' },
      scope: both,
      expiresAt: null,
      createdAt: expect.any(String),
      createdBy: null,
      updatedAt: expect.any(String),
      updatedBy: null,
      inviter: null,
      actions: ['change', 'remove'],
    });
    expect(lines[2]).toMatchObject({
      person: null,
      lastLogonAt: null,
      expiresAt: '2026-12-01T00:00:00.000Z',
      inviter: { key: people.bram.key, name: 'Bram van den Berg' },
      actions: ['withdraw'],
    });
  });

  test('offers to send an invitation again after an hour, to who could give the role', async () => {
    world.at('2026-11-21T10:30:00.000Z');
    const [open, old] = (await rows(atLibrary, karel)).slice(2);
    const low = await somebody(manager, atOrganisation(its.bladel));
    await invite('hoog@later.example', '2026-12-01T00:00:00.000Z', its.bladel, { role: admin });
    const [high] = await rows('q=hoog', world.as(low));
    world.at(filledAt);
    expect([open?.actions, old?.actions, high?.actions]).toEqual([['resend', 'withdraw'], ['resend', 'withdraw'], ['withdraw']]);
  });

  test('offers nothing with a role that gives more than one could hand out', async () => {
    const high = await somebody(admin, atOrganisation(its.lindenhof));
    const of = async (by: typeof karel) => (await rows(atLibrary, by)).find(({ key }) => key === high.held)?.actions;
    expect([await of(karel), await of(bram)]).toEqual([[], ['change', 'remove']]);
    await world.db().deleteFrom('assignment').where('key', '=', high.held).execute();
  });

  test('says of whom the account is deactivated', async () => {
    const person = await somebody(viewer, atTeam(teams.veluwe));
    await deactivate(person);
    expect(await rows(`q=${person.email}`)).toMatchObject([{ deactivated: true, status: 'active' }]);
  });

  test('names the inviter of who accepted', async () => {
    const person = await somebody(viewer, atTeam(teams.veluwe));
    await world.db().updateTable('assignment').set({ inviter: people.anna.key }).where('key', '=', person.held).execute();
    expect(await rows(`q=${person.email}`)).toMatchObject([{ inviter: { name: 'Anna de Wit' } }]);
  });
});

describe('is only of where the caller may assign roles', () => {
  test('a manager of an organisation', async () =>
    expect(new Set((await rows('', karel)).map(({ place }) => (place as { name: string }).name))).toEqual(
      new Set(['Bibliotheek Lindenhof', 'Museum De Kiem']),
    ));

  test('an administrator of a province has its teams and all that they govern, and nothing of elsewhere', async () => {
    const lines = await rows('', bram);
    expect(addresses(lines)).toEqual(expect.arrayContaining(['bram', 'ilse', 'noor', 'femke', 'open']));
    expect(addresses(lines)).not.toEqual(expect.arrayContaining(['anna']));
    expect(addresses(lines)).not.toEqual(expect.arrayContaining(['wietske']));
  });

  test('a manager of a team has the organisations beneath, and not the team', async () => {
    const kinds = (await rows('', world.as(people.noor))).map(({ place }) => (place as { kind: string }).kind);
    expect(new Set(kinds)).not.toContain('team');
  });

  test('nobody else has anything, another tenant its own', async () => {
    expect(await rows('', world.as(people.femke))).toEqual([]);
    expect(await rows('', world.as(people.ilse))).toEqual([]);
    const flemish = await rows('', world.as(people.els));
    expect(flemish.every(({ email }) => email.endsWith('@besturen.example'))).toBe(true);
    expect(await rows(atLibrary, world.as(people.els))).toEqual([]);
  });

  test('also as a manager who reaches beneath only', async () => {
    const person = await somebody(admin, atTeam(teams.kempen), 'beneath');
    const seen = await rows('', world.as(person));
    expect(seen.map(({ place }) => (place as { key: string }).key)).not.toContain(teams.kempen.key);
    expect(addresses(seen)).toContain('femke');
  });
});
