import { organisations as its, people, teams, tenants, types } from '@bronhouder/world/cast.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asOwnerOf } from '../../database/owner-transaction.ts';
import { openWorld, type World } from '../../for-tests.ts';
import { giveRights } from './rights-for-tests.ts';
import { everything, logOf } from './traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

type It = { key: string };
const { kempen, noordBrabant, meierij } = teams;
const nothing = {
  maxVerifyAge: null,
  organisationTypes: null,
  productTypes: null,
  categories: null,
  online: null,
  workflow: null,
  productWorkflow: null,
};
const must = (value: boolean) => ({ value, mandatory: true });
const may = (value: boolean) => ({ value, mandatory: false });
const say = async (team: It, settings: object, of: World = world) => {
  const { version } = (await of.as(people.anna).get(`/team/${team.key}/settings`)).body;
  const answer = await of.as(people.anna).put(`/team/${team.key}/settings`, { version, settings: { ...nothing, ...settings } });
  expect(answer.status, answer.text).toBe(200);
};
const creation = async (team: It, who: It = people.bram) => (await world.as(who).get(`/team/${team.key}/creation`)).body;
const typeKeys = (body: { [more: string]: unknown }) =>
  z
    .array(z.object({ key: z.string(), active: z.boolean() }))
    .parse(body['types'])
    .map(({ key }) => key);
const create = (body: object, who: It = people.bram) =>
  world.as(who).post('/organisation', { team: kempen.key, types: [types.museum.key], content: { title: 'Museum Het Spoor' }, ...body });
const reasons = (body: { errorCode: string; also?: { code: string }[] }) => [body.errorCode, ...(body.also ?? []).map(({ code }) => code)];
const open = async ({ key }: It) => {
  const { body } = await world.as(people.bram).get(`/organisation/${key}/settings`);
  const { version, productWorkflow, facts } = body;
  return { version, types: z.array(z.string()).parse(body.types), online: facts.online, workflow: facts.workflow, productWorkflow };
};
const set = async (it: It, change: object) =>
  world.as(people.bram).put(`/organisation/${it.key}/settings`, { ...(await open(it)), ...change });

describe('where no team says anything', () => {
  test('an organisation may have every type of the tenant, as many as it allows, and starts online with both workflows', async () => {
    const body = await creation(kempen);
    expect(typeKeys(body).sort()).toEqual(
      Object.values(types)
        .flatMap((type) => ('key' in type ? [type.key] : []))
        .sort(),
    );
    const starting = { value: true, mandatory: false, from: null };
    expect(body).toMatchObject({ maximumTypes: 3, online: starting, workflow: starting, productWorkflow: starting, fieldAdmin: true });
    expect(body['types']).toEqual(expect.arrayContaining([expect.objectContaining({ key: types.vvv.key, active: false })]));
  });

  test('a tenant that allows one type says so', async () => {
    const { body } = await world.as(people.els).get(`/team/${teams.vlaanderen.root.key}/creation`);
    expect(body).toMatchObject({ maximumTypes: 1 });
  });

  test.each<[string, It, string, number, string]>([
    ['somebody who may read the team only', people.hanna, kempen.key, 403, 'right.missing'],
    ['somebody of another team', people.dirk, kempen.key, 404, 'record.unknown'],
    ['a manager of an organisation in it', people.karel, kempen.key, 404, 'record.unknown'],
    ['somebody of the other tenant', people.els, kempen.key, 404, 'record.unknown'],
    ['a team that is none', people.anna, '0198a000-0000-7000-8000-0000000fffff', 404, 'record.unknown'],
    ['a key that is none', people.anna, 'kempen', 400, 'input.invalid'],
  ])('%s is not told', async (_what, who, team, status, code) => {
    const answer = await world.as(who).get(`/team/${team}/creation`);
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status, code });
  });

  test('protected fields are filled in by who may do that there', async () => {
    const content = { title: 'Museum Het Spoor', registration: '12345678' };
    expect((await create({ content })).status).toBe(200);
    await giveRights(world, people.joost, ['TEAM:read', 'ORGANISATION:read', 'ORGANISATION:create'], kempen);
    const before = await everything(world);
    const refused = await create({ content }, people.joost);
    expect({ status: refused.status, code: refused.body.errorCode, problems: refused.body.problems }).toEqual({
      status: 422,
      code: 'save.problems',
      problems: [{ field: 'registration', code: 'not-editable' }],
    });
    expect(await everything(world)).toEqual(before);
    expect((await world.as(people.joost).get(`/team/${kempen.key}/creation`)).body).toMatchObject({ fieldAdmin: false });
  });
});

describe('where teams say something', () => {
  test('the types and categories that are left may be chosen', async () => {
    await say(noordBrabant, { categories: ['cultuur', 'zorg'] });
    await say(kempen, { organisationTypes: [types.museum.key, types.zorgaanbieder.key, types.archief.key] });
    expect(typeKeys(await creation(kempen)).sort()).toEqual([types.museum.key, types.zorgaanbieder.key, types.archief.key].sort());
    expect(typeKeys(await creation(meierij))).not.toContain(types.sportvereniging.key);
    expect((await create({})).status).toBe(200);
  });

  test('every reason against types and switches is told at once, and nothing is left', async () => {
    await say(kempen, { organisationTypes: [types.museum.key], online: must(false), workflow: must(true) });
    const before = await everything(world);
    const { status, body } = await create({
      types: [types.bibliotheek.key, types.vvv.key, types.museum.key, types.archief.key],
      online: true,
      workflow: false,
    });
    expect(status).toBe(422);
    expect(reasons(body)).toEqual([
      'settings.types-maximum',
      'settings.type-inactive',
      'settings.type-not-allowed',
      'settings.type-not-allowed',
      'settings.mandatory',
      'settings.mandatory',
    ]);
    expect(body.also?.slice(-2).map(({ values }) => values)).toEqual([
      { setting: 'online', team: 'Kempen' },
      { setting: 'workflow', team: 'Kempen' },
    ]);
    expect(await everything(world)).toEqual(before);
  });

  test('switches start as the team has them, unless something else is wanted that it does not forbid', async () => {
    await say(noordBrabant, { productWorkflow: may(false) });
    await say(kempen, { online: must(false), workflow: may(false) });
    const from = { key: kempen.key, name: 'Kempen' };
    expect(await creation(kempen)).toMatchObject({
      online: { ...must(false), from },
      workflow: { ...may(false), from },
      productWorkflow: { ...may(false), from: { key: noordBrabant.key, name: 'Noord-Brabant' } },
    });
    const plain = (await create({})).body;
    expect(plain).toMatchObject({ facts: { online: false, workflow: false } });
    expect((await world.as(people.bram).get(`/organisation/${plain.key}`)).body.productWorkflow).toBe(false);
    const wanted = (await create({ online: false, workflow: true, productWorkflow: true })).body;
    expect(wanted).toMatchObject({ facts: { online: false, workflow: true } });
    expect((await world.as(people.bram).get(`/organisation/${wanted.key}`)).body.productWorkflow).toBe(true);
  });

  test('a copy is online only when the team says so, and follows what is mandatory', async () => {
    await say(kempen, { online: may(true), workflow: must(false) });
    const { body } = await world.as(people.bram).post(`/organisation/${its.lindenhof.key}/copy`, { team: kempen.key, title: 'Kopie' });
    expect(body).toMatchObject({ facts: { online: true, workflow: false } });
  });
});

describe('the settings of an organisation', () => {
  test('tell what is mandatory and by whom, and the types that are allowed or that it has', async () => {
    await say(noordBrabant, { workflow: must(true) });
    await say(kempen, { organisationTypes: [types.museum.key], productWorkflow: may(false) });
    const { body } = await world.as(people.karel).get(`/organisation/${its.lindenhof.key}/settings`);
    expect(body['mandatory']).toEqual({
      online: null,
      workflow: { value: true, team: { key: noordBrabant.key, name: 'Noord-Brabant' } },
      productWorkflow: null,
    });
    expect(body['allowedTypes']).toEqual([
      expect.objectContaining({ key: types.bibliotheek.key, allowed: false }),
      expect.objectContaining({ key: types.museum.key, allowed: true }),
    ]);
  });

  test('cannot be turned away from what is mandatory; what differed before may stay, or come into line', async () => {
    await say(noordBrabant, {});
    await say(kempen, {});
    const out = await set(its.deHeikant, { online: false });
    expect(out.status, out.text).toBe(200);
    await say(kempen, { online: must(true), productWorkflow: must(true) });
    const before = (await logOf(world, its.deHeikant.key)).length;

    const refused = await set(its.deHeikant, { productWorkflow: false });
    expect({ status: refused.status, code: refused.body.errorCode, values: refused.body.values }).toEqual({
      status: 409,
      code: 'settings.mandatory',
      values: { setting: 'productWorkflow', team: 'Kempen' },
    });
    expect(refused.body.message).toContain('Kempen');
    expect(await logOf(world, its.deHeikant.key)).toHaveLength(before);

    const other = await set(its.deHeikant, { types: [types.sportvereniging.key, types.museum.key] });
    expect(other.body).toMatchObject({ facts: { online: false } });
    expect((await open(its.deHeikant)).online).toBe(false);
  });

  test('do not take a type that the team does not allow; one it has may stay', async () => {
    await say(kempen, { organisationTypes: [types.museum.key] });
    const { types: has } = await open(its.deHeikant);
    expect(reasons((await set(its.deHeikant, { types: [...has, types.archief.key] })).body)).toEqual(['settings.type-not-allowed']);
    expect((await set(its.deHeikant, { types: has.toReversed() })).status).toBe(200);
  });
});

test('a tenant without restrictions of types has none, whatever its teams say', async () => {
  const free = await openWorld();
  await asOwnerOf(free.house.database, tenants.streekdata.key, (trx) =>
    sql`update tenant set settings = settings || '{"typeRestrictionsEnabled": false}' where key = ${tenants.streekdata.key}`.execute(trx),
  );
  await say(kempen, { organisationTypes: [types.museum.key], online: must(false) }, free);
  const { body } = await free.as(people.bram).get(`/team/${kempen.key}/creation`);
  expect(typeKeys(body)).toContain(types.bibliotheek.key);
  expect(body).toMatchObject({ online: must(false) });
  const made = await free
    .as(people.bram)
    .post('/organisation', { team: kempen.key, types: [types.bibliotheek.key], content: { title: 'Bieb' } });
  expect(made.status, made.text).toBe(200);
  await free.close();
});
