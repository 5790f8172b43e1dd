import { organisations as its, people, productTypes, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { giveRights } from '../organisations/rights-for-tests.ts';
import { logOf, revisionsOf } from '../organisations/traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

type It = { key: string };
const { lindenhof } = its;
const { cursus, activiteit, dienst, tentoonstelling, lidmaatschap } = productTypes;
const summary = 'Tien avonden schrijven, met een schrijver uit de streek.';
const course = { title: 'Schrijven', summary, level: 'beginner', places: 12, price: { kind: 'free' } };

const make = async (content: object = course, type: It = cursus, who: It = people.karel): Promise<string> => {
  const { status, body, text } = await world.as(who).post('/product', { organisation: lindenhof.key, type: type.key, content });
  expect(status, text).toBe(200);
  return body.key;
};
const read = async (key: string) => (await world.as(people.anna).get(`/product/${key}`)).body;
const change = async (key: string, type: It, more: object = {}, who: It = people.karel) => {
  const { version } = await read(key);
  return world.as(who).put(`/product/${key}/type`, { version, type: { key: type.key, version: 1 }, ...more });
};
const publish = async (key: string) => {
  const { version } = await read(key);
  const answer = await world.as(people.karel).post(`/product/${key}/publication`, { version });
  expect(answer.status, answer.text).toBe(200);
};

describe('a change of type', () => {
  test('makes a revision with what fits, as a concept, and tells both types', async () => {
    const key = await make();
    const answer = await change(key, activiteit);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ version: 2, facts: { state: 'concept', working: 2 } });
    const seen = await read(key);
    expect(seen).toMatchObject({ type: { key: activiteit.key }, title: 'Schrijven' });
    expect(seen.content).toEqual({ title: 'Schrijven', summary, price: { kind: 'free' } });
    const [before, after] = await revisionsOf(world, key);
    expect(before?.content).toMatchObject({ level: 'beginner', places: 12 });
    expect(after).toMatchObject({ number: 2, made_by: people.karel.key });
    expect(after?.fields.toSorted()).toEqual(['level', 'places']);
    expect((await logOf(world, key)).at(-1)).toMatchObject({
      act: 'changeType',
      action: 'update',
      revision: 2,
      by: people.karel.key,
      details: expect.objectContaining({ values: expect.objectContaining({ from: cursus.key, to: activiteit.key }) }),
    });
    const told = (await world.as(people.karel).get(`/product/${key}/auditlog`)).body.rows[0];
    expect(told).toMatchObject({ act: 'changeType', changes: expect.arrayContaining([{ field: 'places', before: 12, after: null }]) });
  });

  test('to the type that it has changes nothing', async () => {
    const key = await make();
    expect((await change(key, cursus)).body).toMatchObject({ version: 1, facts: { working: 1 } });
    expect(await revisionsOf(world, key)).toHaveLength(1);
  });

  test('who was editing it meanwhile is told that its structure changed', async () => {
    const key = await make();
    await change(key, activiteit);
    const late = await world
      .as(people.femke)
      .put(`/product/${key}`, { revision: 1, type: { key: cursus.key, version: 1 }, state: 'concept', content: course });
    expect([late.status, late.body.errorCode, late.body.message]).toEqual([
      409,
      'save.type-changed',
      'De opbouw van dit product is tijdens het bewerken veranderd',
    ]);
  });

  test('of what is published waits for the next publication', async () => {
    const key = await make();
    await publish(key);
    const answer = await change(key, activiteit);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.facts).toMatchObject({ publishedRevision: 1, working: 2 });
  });

  test('of what is published is refused with problems, and leaves it alone', async () => {
    const key = await make();
    await publish(key);
    const answer = await change(key, tentoonstelling);
    expect([answer.status, answer.body.errorCode]).toEqual([422, 'save.problems']);
    expect(answer.body.problems).toEqual([expect.objectContaining({ field: 'opens', code: 'required' })]);
    expect(await read(key)).toMatchObject({ type: { key: cursus.key }, version: 2 });
  });

  test('does not lose a protected value by the hand of who may not change it', async () => {
    const key = await make({ title: 'Met nummer', catalogueNumber: 'UPL-9' }, dienst, people.anna);
    const answer = await change(key, cursus);
    expect([answer.status, answer.body.errorCode]).toEqual([422, 'save.problems']);
    expect(answer.body.problems).toMatchObject([{ field: 'catalogueNumber', code: 'not-editable' }]);
    expect((await change(key, cursus, {}, people.anna)).status).toBe(200);
  });

  test.each<[string, It, object, It, number, string]>([
    ['without the right', activiteit, {}, people.hanna, 403, 'right.missing'],
    ['out of reach', activiteit, {}, people.carla, 404, 'record.unknown'],
    ['a type that is no longer available', lidmaatschap, {}, people.karel, 409, 'settings.type-inactive'],
    ['a type that is none', { key: '0198a000-0000-7000-8000-0000000fffff' }, {}, people.karel, 409, 'settings.type-not-allowed'],
    [
      'a type that is not as it was seen',
      activiteit,
      { type: { key: activiteit.key, version: 7 } },
      people.karel,
      409,
      'save.type-changed',
    ],
    ['a product that is not as it was seen', activiteit, { version: 7 }, people.karel, 409, 'version.newer'],
    ['no type', activiteit, { type: null }, people.karel, 400, 'input.invalid'],
  ])('is refused: %s', async (_what, type, more, who, status, code) => {
    const key = await make();
    const answer = await change(key, type, more, who);
    expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
    expect(await revisionsOf(world, key)).toHaveLength(1);
  });

  test('what it can become is what the team allows', async () => {
    const key = await make();
    const choices = async (who: It) => world.as(who).get(`/product/${key}/types`);
    const body: { key: string; active: boolean }[] = Object((await choices(people.karel)).body);
    expect(body.map(({ key: type, active }) => [type, active])).toEqual(
      expect.arrayContaining([
        [cursus.key, true],
        [lidmaatschap.key, false],
      ]),
    );
    expect((await choices(people.hanna)).status).toBe(403);
    expect((await choices(people.carla)).status).toBe(404);
  });
});

describe('products with almost the same title', () => {
  const titles = async (title: string, who: It = people.karel, organisation: It = lindenhof) => {
    const answer = await world.as(who).get(`/product/similar?organisation=${organisation.key}&title=${encodeURIComponent(title)}`);
    const found: { title: string }[] = Object(answer.body);
    return found.map((one) => one.title);
  };

  test('are found at the same owner, whatever capitals and accents, and not when they are archived', async () => {
    const key = await make({ title: 'Één middag tekenen in het park' });
    expect(await titles('een middag TEKENEN in het parc')).toEqual(['Één middag tekenen in het park']);
    expect(await titles('Zwemles')).toEqual([]);
    expect(await titles('een middag tekenen in het park', people.karel, its.deKiem)).toEqual([]);
    const { version } = await read(key);
    await world.as(people.karel).post(`/product/${key}/archive`, { version });
    expect(await titles('een middag tekenen in het park')).toEqual([]);
  });

  test('are told only to who may read them', async () => {
    await make({ title: 'Lezen bij kaarslicht' });
    expect(await titles('Lezen bij kaarslicht', people.carla)).toEqual([]);
    await giveRights(world, people.lotte, ['ORGANISATION:read'], teams.kempen);
    expect((await world.as(people.lotte).get(`/product/similar?organisation=${lindenhof.key}&title=lezen`)).body).toEqual([]);
    expect((await world.as(people.karel).get('/product/similar?title=x')).status).toBe(400);
  });
});
