import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { later } from '../../../access/limits.ts';
import { filledAt, openWorld } from '../../../for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const karel = world.as(people.karel);
const lindenhof = `/organisation/${its.lindenhof.key}`;
const it = async () => (await karel.get(lindenhof)).body;

describe('the versions', () => {
  test('come newest first, each with who made it, when, and in what it differs from the one before', async () => {
    const { body } = await karel.get(`${lindenhof}/revisions`);
    const { working } = (await it()).facts;
    expect(body.total).toBe(working);
    expect(body.rows.map(({ number }) => number)).toEqual(Array.from({ length: working }, (_, index) => working - index));
    expect(body.rows[0]).toMatchObject({
      by: { key: people.femke.key, name: 'Femke Bos' },
      fields: ['accessibilityRemark'],
      title: 'Bibliotheek Lindenhof',
    });
    expect(body.rows.at(-1)).toMatchObject({ number: 1, by: { key: people.bram.key } });
  });

  test('come in parts', async () => {
    const { body } = await karel.get(`${lindenhof}/revisions?size=2&page=2`);
    const { working } = (await it()).facts;
    expect(body).toMatchObject({ total: working, rows: [{ number: working - 2 }, { number: working - 3 }] });
  });

  test('are there whole, one by one', async () => {
    const now = await it();
    expect((await karel.get(`${lindenhof}/revision/${now.facts.working}`)).body).toMatchObject({
      number: now.facts.working,
      types: now.types,
      content: now.content,
    });
    expect((await karel.get(`${lindenhof}/revision/1`)).body).toMatchObject({ number: 1, content: { title: 'Bibliotheek Lindenhof' } });
    for (const number of ['0', '99'])
      expect((await karel.get(`${lindenhof}/revision/${number}`)).body).toMatchObject({ errorCode: 'record.unknown' });
    expect((await karel.get(`${lindenhof}/revision/one`)).body).toMatchObject({
      errorCode: 'input.invalid',
      problems: [{ field: 'number' }],
    });
  });
});

describe('the log', () => {
  test('tells each thing that was done, newest first, and what a save changed', async () => {
    const { body } = await karel.get(`${lindenhof}/auditlog?size=100`);
    expect(body.rows.map(({ act }) => act)).toEqual([
      'saveConcept',
      'plan',
      'saveReady',
      'publish',
      'saveReady',
      'publish',
      'saveReady',
      'create',
    ]);
    expect(body.rows[0]).toMatchObject({
      action: 'update',
      by: { name: 'Femke Bos' },
      changes: [{ field: 'accessibilityRemark', after: expect.stringContaining('lift') }],
    });
    expect(body.rows[1]).toMatchObject({ changes: [], values: { from: expect.stringMatching(/Z$/) } });
    expect(body.rows.at(-1)).toMatchObject({ action: 'create', by: { name: 'Bram van den Berg' } });
    expect(body.acts).toEqual(['create', 'plan', 'publish', 'saveConcept', 'saveReady']);
    expect(body.people).toEqual([people.bram, people.femke, people.karel].map(({ key }) => ({ key, name: expect.any(String) })));
  });

  test('is filtered by act, by person, by day and by all of them', async () => {
    const acts = async (query: string) => (await karel.get(`${lindenhof}/auditlog?size=100&${query}`)).body.rows.map(({ act }) => act);
    expect(await acts('acts=publish&acts=create')).toEqual(['publish', 'publish', 'create']);
    expect(await acts(`by=${people.bram.key}`)).toEqual(['create']);
    expect(await acts(`by=${people.karel.key}&acts=plan`)).toEqual(['plan']);
    const dayOf = (days: number) => later(filledAt, days * 24 * 3_600_000).slice(0, 10);
    expect(await acts(`from=${dayOf(-3)}&till=${dayOf(-3)}`)).toEqual(['plan']);
    expect(await acts(`from=${dayOf(-2)}`)).toEqual(['saveConcept']);
    expect(await acts(`till=${dayOf(-629)}`)).toEqual(['saveReady', 'create']);
    expect(await acts('acts=nothing')).toEqual([]);
  });

  test.each(['by=x', 'from=yesterday', 'page=0'])('%s is refused with the field named', async (query) => {
    const { status, body } = await karel.get(`${lindenhof}/auditlog?${query}`);
    expect({ status, field: body.problems?.[0]?.field }).toEqual({ status: 400, field: query.split('=')[0] });
  });
});

const effectList = z.array(z.object({ code: z.string(), count: z.number(), names: z.array(z.string()) }));

describe('what an act would touch', () => {
  const effects = async (key: string, act: string) =>
    effectList.parse((await world.as(people.bram).get(`/organisation/${key}/effects/${act}`)).body);

  test('is counted and named, in the words of the domain', async () => {
    await karel.post('/favorite', { type: 'organisation', key: its.lindenhof.key, title: '' });
    const erase = await effects(its.lindenhof.key, 'erase');
    expect(erase).toContainEqual(expect.objectContaining({ code: 'rolesLost', count: 2, names: ['Femke Bos', 'Karel Jansen'] }));
    expect(erase).toContainEqual(expect.objectContaining({ code: 'favouritesLost', count: 1 }));
    expect((await effects(its.lindenhof.key, 'archive')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['readersLose', 'planWithdrawn', 'readOnly']),
    );
    expect((await effects(its.deHeikant.key, 'publish')).map(({ code }) => code)).toEqual(['readersGet']);
  });

  test('is not told of an act that has none', async () => {
    expect((await karel.get(`${lindenhof}/effects/save`)).body).toMatchObject({ errorCode: 'input.invalid', problems: [{ field: 'act' }] });
  });
});

const rightList = z.array(
  z.object({ right: z.string(), granted: z.array(z.looseObject({})), givers: z.array(z.object({ name: z.string() })) }),
);

test('why somebody may or may not: the roles that give each right, and who could give it', async () => {
  const rows = rightList.parse((await world.as(people.femke).get(`${lindenhof}/rights`)).body);
  const of = (right: string) => rows.find((row) => row.right === right);
  expect(of('ORGANISATION:update')?.granted).toMatchObject([
    { role: { builtIn: 'editor' }, place: { kind: 'organisation', name: 'Bibliotheek Lindenhof' }, scope: 'currentAndBeneath' },
  ]);
  expect(of('ORGANISATION:publish')).toMatchObject({
    granted: [],
    givers: [{ name: 'Karel Jansen' }, { name: 'Bram van den Berg' }, { name: 'Anna de Wit' }],
  });
});
