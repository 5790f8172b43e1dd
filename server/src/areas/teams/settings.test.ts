import { organisations as its, people, teams, types } from '@bronhouder/world/cast.ts';
import { streekdataProductTypes } from '@bronhouder/world/streekdata/product-types.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld } from '../../for-tests.ts';
import { everything, logOf } from '../organisations/traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

const { noordBrabant, kempen, root } = teams;
type Team = { key: string };
type Who = { key: string };
const nobody = { value: null, from: null };
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
const get = async (team: Team, who: Who = people.anna) => (await world.as(who).get(`/team/${team.key}/settings`)).body;
const set = async (team: Team, change: object, who: Who = people.anna) => {
  const { version, own } = await get(team, who);
  return world.as(who).put(`/team/${team.key}/settings`, { version, settings: { ...Object(own), ...change } });
};
const fields = (body: { problems?: { field: string; code: string }[] }) => body.problems?.map(({ field, code }) => [field, code]);

describe('what a team sets', () => {
  test('is what is chosen from the types of the tenant, where nobody sets anything', async () => {
    const body = await get(root);
    expect(body).toMatchObject({ key: root.key, name: 'Streekdata', inherited: { online: nobody, categories: nobody } });
    expect(body['organisationTypes']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: types.museum.key, category: 'cultuur', active: true }),
        expect.objectContaining({ key: types.vvv.key, active: false }),
      ]),
    );
    expect(body['categories']).toEqual(['cultuur', 'overheid', 'sport', 'toerisme', 'zorg']);
    expect(body['productTypes']).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: streekdataProductTypes.cursus.key, category: 'cultuur', active: true })]),
    );
    expect(body['actions']).toEqual(expect.arrayContaining(['TEAM:settings', 'TEAM:update']));
  });

  test('holds beneath it, from where it was set; a lower team chooses from what is left', async () => {
    expect(
      (await set(noordBrabant, { ...nothing, maxVerifyAge: 365, categories: ['cultuur', 'overheid'], online: must(true) })).status,
    ).toBe(200);
    const from = { key: noordBrabant.key, name: 'Noord-Brabant' };
    const body = await get(kempen, people.bram);
    expect(body).toMatchObject({
      effective: {
        maxVerifyAge: { value: 365, from },
        categories: { value: ['cultuur', 'overheid'], from },
        online: { value: must(true), from },
      },
      inherited: { maxVerifyAge: { value: 365, from }, workflow: nobody },
      categories: ['cultuur', 'overheid'],
    });
    expect(
      z
        .array(z.object({ category: z.string() }))
        .parse(body['organisationTypes'])
        .map(({ category }) => category),
    ).not.toContain('zorg');
  });

  test('leaves one entry in the log with what changed, as keys; saving it again none', async () => {
    await set(noordBrabant, { ...nothing, maxVerifyAge: 365, organisationTypes: [types.museum.key, types.archief.key] });
    expect((await logOf(world, noordBrabant.key)).at(-1)).toMatchObject({
      act: 'saveSettings',
      action: 'update',
      by: people.anna.key,
      details: {
        values: {
          changed: 'organisationTypes categories online',
          'organisationTypes.after': `${types.museum.key}\n${types.archief.key}`,
          'categories.before': 'cultuur\noverheid',
          'online.before': 'on mandatory',
        },
      },
    });
    const before = (await logOf(world, noordBrabant.key)).length;
    const { version } = await get(noordBrabant);
    expect((await set(noordBrabant, { organisationTypes: [types.archief.key, types.museum.key] })).body).toMatchObject({ version });
    expect(await logOf(world, noordBrabant.key)).toHaveLength(before);
  });

  test.each([
    [{ maxVerifyAge: 0 }, 400, [['settings.maxVerifyAge', 'shape']]],
    [{ maxVerifyAge: '365' }, 400, [['settings.maxVerifyAge', 'shape']]],
    [{ online: true }, 400, [['settings.online', 'shape']]],
    [{ organisationTypes: ['museum'] }, 400, [['settings.organisationTypes.0', 'shape']]],
    [{ organisationTypes: [] }, 422, [['settings.organisationTypes', 'select-at-least']]],
    [{ organisationTypes: [types.bibliotheek.key] }, 422, [['settings.organisationTypes.0', 'select-unknown']]],
    [{ categories: ['cultuur', 'onzin'] }, 422, [['settings.categories.1', 'select-unknown']]],
  ])('%j is refused with the field named', async (change, status, problems) => {
    const before = await everything(world);
    const answer = await set(kempen, change, people.bram);
    expect({ status: answer.status, problems: fields(answer.body) }).toEqual({ status, problems });
    expect(await everything(world)).toEqual(before);
  });

  test('what a team above made mandatory is refused by its name, with everything else that is wrong', async () => {
    await set(root, { ...nothing, workflow: must(true) });
    const answer = await set(kempen, { ...nothing, workflow: { value: false, mandatory: false }, categories: [] }, people.bram);
    expect(answer.body).toMatchObject({
      errorCode: 'settings.mandatory',
      message: 'Het team Streekdata schrijft voor hoe deze instelling staat: Workflow voor de organisatie.',
      values: { setting: 'workflow', team: 'Streekdata' },
      problems: [{ field: 'settings.categories', code: 'select-at-least' }],
    });
    await set(root, nothing);
  });

  test('an older version is refused, and says which is the newest', async () => {
    const { version } = await get(kempen);
    const old = await world.as(people.bram).put(`/team/${kempen.key}/settings`, { version: Number(version) - 1, settings: nothing });
    expect(old).toMatchObject({ status: 409, body: { errorCode: 'version.newer', values: { version } } });
  });

  test('takes the right of settings; who may not read the team does not find it', async () => {
    const body = { version: 0, settings: nothing };
    expect((await world.as(people.ilse).put(`/team/${kempen.key}/settings`, body)).body.errorCode).toBe('right.missing');
    expect((await world.as(people.ilse).post(`/team/${kempen.key}/settings/effects`, { settings: nothing })).body.errorCode).toBe(
      'right.missing',
    );
    for (const who of [people.carla, people.karel]) {
      expect((await world.as(who).get(`/team/${kempen.key}/settings`)).status).toBe(404);
      expect((await world.as(who).put(`/team/${kempen.key}/settings`, body)).status).toBe(404);
      expect((await world.as(who).post(`/team/${kempen.key}/settings/effects`, { settings: nothing })).status).toBe(404);
      const one = { organisations: [its.lindenhof.key] };
      expect((await world.as(who).post(`/team/${kempen.key}/settings/application`, one)).status).toBe(404);
    }
  });
});

const touchedList = z.array(
  z.object({
    key: z.string(),
    title: z.string(),
    team: z.string(),
    reasons: z.array(z.object({ code: z.string(), values: z.looseObject({}), already: z.boolean() })),
  }),
);

describe('what a change touches', () => {
  const effects = async (team: Team, settings: object, who: Who = people.anna) => {
    const { body } = await world.as(who).post(`/team/${team.key}/settings/effects`, { settings: { ...nothing, ...settings } });
    return { total: body.total, touched: touchedList.parse(body['touched']) };
  };

  test('is told for each organisation beneath: types, mandatory settings, the age of checks', async () => {
    await set(noordBrabant, nothing);
    const { touched, total } = await effects(noordBrabant, { organisationTypes: [types.museum.key], online: must(true) });
    expect(total).toBe(touched.length);
    expect(touched.map(({ title }) => title)).toEqual(touched.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'nl')));
    const of = (it: { key: string }) => touched.find(({ key }) => key === it.key);
    expect(of(its.lindenhof)).toEqual({
      key: its.lindenhof.key,
      title: 'Bibliotheek Lindenhof',
      team: 'Kempen',
      reasons: [
        { code: 'type-not-allowed', values: { type: types.bibliotheek.key, nameNl: 'Bibliotheek', nameEn: 'Library' }, already: false },
      ],
    });
    expect(of(its.hofTeVeghel)?.reasons).toContainEqual({
      code: 'differs-from-mandatory',
      values: { setting: 'online', value: true, team: 'Noord-Brabant' },
      already: false,
    });
    expect(of(its.deKiem)).toBeUndefined();
    // Archived, and of another team.
    expect(of(its.suikerMuseum)).toBeUndefined();
    expect(of(its.deScholte)).toBeUndefined();
  });

  test('is everything for another age of checks, and nothing for what a lower team sets itself', async () => {
    const all = await effects(noordBrabant, { maxVerifyAge: 200 });
    await set(kempen, { ...nothing, maxVerifyAge: 100 });
    const fewer = await effects(noordBrabant, { maxVerifyAge: 200 });
    expect(fewer.total).toBeLessThan(all.total);
    expect(fewer.touched.map(({ team }) => team)).not.toContain('Kempen');
    await set(kempen, nothing);
  });

  test('says what was out of line already', async () => {
    await set(noordBrabant, { ...nothing, online: must(true) });
    const { touched } = await effects(noordBrabant, { online: must(true) });
    expect(touched.map(({ key }) => key)).toContain(its.hofTeVeghel.key);
    expect(touched.flatMap(({ reasons }) => reasons).every(({ already }) => already)).toBe(true);
    await set(noordBrabant, nothing);
  });

  test('changes nothing', async () => {
    const before = await everything(world);
    await effects(root, { organisationTypes: [types.museum.key] });
    expect(await everything(world)).toEqual(before);
  });
});

describe('bringing organisations into line', () => {
  const apply = (team: Team, organisations: { key: string }[], who: Who = people.anna) =>
    world.as(who).post(`/team/${team.key}/settings/application`, { organisations: organisations.map(({ key }) => key) });

  test('answers for each what became of it, and why not, and does only what is beneath the team', async () => {
    await set(noordBrabant, { ...nothing, workflow: must(false), organisationTypes: [types.museum.key] });
    const before = (await logOf(world, its.deHeikant.key)).length;
    const { body } = await apply(noordBrabant, [its.deHeikant, its.lindenhof, its.deScholte, its.deHeikant]);
    expect(body).toEqual([
      { key: its.deHeikant.key, title: expect.any(String), outcome: 'changed', reasons: [] },
      {
        key: its.lindenhof.key,
        title: 'Bibliotheek Lindenhof',
        outcome: 'refused',
        reasons: expect.arrayContaining([{ code: 'settings.workflow-published', values: {}, message: expect.stringMatching(/workflow/i) }]),
      },
      { key: its.deScholte.key, title: '', outcome: 'refused', reasons: [expect.objectContaining({ code: 'record.unknown' })] },
    ]);
    expect((await logOf(world, its.deHeikant.key)).slice(before)).toMatchObject([{ act: 'workflowOff', by: people.anna.key }]);
    expect((await apply(noordBrabant, [its.deHeikant])).body).toMatchObject([{ outcome: 'unchanged' }]);
    await set(noordBrabant, nothing);
  });

  test('takes at least one organisation and at most a hundred', async () => {
    expect(fields((await apply(kempen, [])).body)).toEqual([['organisations', 'shape']]);
    const many = Array.from({ length: 101 }, () => its.lindenhof);
    expect(fields((await apply(kempen, many)).body)).toEqual([['organisations', 'shape']]);
  });
});
