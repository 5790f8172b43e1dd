import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { libraries, organisations as its, people, supplementTypes } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { makeType } from '../types/make-type.ts';
import { course, made, published, saved, told } from './supplements.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [femke, karel] = [world.as(people.femke), world.as(people.karel)];
const { locatie, ruimte, contactpersoon } = supplementTypes;

const entries = (record: string) =>
  world.db().selectFrom('audit').select(['kind', 'act', 'action', 'by', 'details']).where('record', '=', record).orderBy('key').execute();

describe('making one', () => {
  test('takes a title and leaves a revision and a trace', async () => {
    const key = await made(femke, { title: '  Buurthuis De Bron ' });
    expect(await told(femke, key)).toMatchObject({ title: 'Buurthuis De Bron', version: 1, working: 1, uses: 0 });
    const traces = await entries(key);
    expect(traces).toMatchObject([{ kind: 'supplement', act: 'create', action: 'create', by: people.femke.key }]);
    expect(JSON.stringify(traces)).not.toContain('Buurthuis');
  });

  test.each([
    ['no title', { summary: 'x' }, 400, 'input.invalid', 'summary'],
    ['an empty title', { title: ' ' }, 422, 'save.problems', 'title'],
    ['a title that no list can show', { title: 'x'.repeat(501) }, 422, 'save.problems', 'title'],
    ['a title that is none', { title: 3 }, 400, 'input.invalid', 'title'],
  ])('with %s is refused at the field', async (_what, content, status, errorCode, field) => {
    const answer = await femke.post('/supplement', { organisation: its.lindenhof.key, type: locatie.key, content });
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body).toMatchObject({ errorCode, problems: [{ field }] });
  });

  test('of a type that is none of supplements is refused', async () => {
    const { status, body } = await femke.post('/supplement', {
      organisation: its.lindenhof.key,
      type: its.lindenhof.key,
      content: { title: 'x' },
    });
    expect([status, body.errorCode]).toEqual([409, 'settings.type-inactive']);
  });

  test('in the library of somebody else is as if there were none, in an archived one refused', async () => {
    const at = (organisation: string) => femke.post('/supplement', { organisation, type: locatie.key, content: { title: 'x' } });
    expect((await at(its.walderij.key)).status).toBe(404);
    const { body } = await world
      .as(people.anna)
      .post('/supplement', { organisation: its.suikerMuseum.key, type: locatie.key, content: {} });
    expect(body).toMatchObject({
      errorCode: 'save.archived',
      message: 'De organisatie van dit onderdeel is gearchiveerd en mag niet worden bijgewerkt!',
    });
  });
});

describe('a title', () => {
  const problem = { field: 'title', code: 'supplement-title' };

  test('stands once in a library and type, whatever its accents, capitals and spaces', async () => {
    await made(femke, { title: 'Café Noord' });
    const again = await femke.post('/supplement', {
      organisation: its.lindenhof.key,
      type: locatie.key,
      content: { title: ' CAFE   noord' },
    });
    expect([again.status, again.body]).toMatchObject([
      422,
      { errorCode: 'save.problems', problems: [{ ...problem, values: { title: 'CAFE noord' } }] },
    ]);
    await made(femke, { title: 'Café Noord' }, contactpersoon.key);
    await made(karel, { title: 'Café Noord' }, locatie.key, its.deKiem.key);
  });

  test('cannot be taken by a save either', async () => {
    await made(femke, { title: 'Hal A' });
    const key = await made(femke, { title: 'Hal B' });
    expect((await saved(femke, key, { title: 'hal a' })).body).toMatchObject({ problems: [problem] });
    expect((await saved(femke, key, { title: 'HAL B' })).status).toBe(200);
  });

  test('is given to one of two who take it at the same moment', async () => {
    const answers = await Promise.all(
      [femke, karel, femke, karel].map((who) =>
        who.post('/supplement', { organisation: its.lindenhof.key, type: locatie.key, content: { title: 'Tegelijk' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});

describe('saving', () => {
  test('makes a revision, tells what changed, and nothing at all when nothing did', async () => {
    const key = await made(femke, { title: 'Zaal Oost' });
    expect((await saved(femke, key, { phone: '0497 555 900' })).body).toMatchObject({ working: 2, version: 2, unchanged: false });
    expect((await saved(femke, key, {})).body).toMatchObject({ working: 2, version: 2, unchanged: true });
    const { body } = await femke.get(`/supplement/${key}/revisions`);
    expect(body.rows).toMatchObject([{ number: 2, fields: ['phone'] }, { number: 1 }]);
    const log = await femke.get(`/supplement/${key}/auditlog`);
    expect(log.body.rows).toMatchObject([
      { act: 'save', changes: [{ field: 'phone', before: null, after: '+31497555900' }] },
      { act: 'create' },
    ]);
  });

  test('brings together what two people changed, and asks about the same field', async () => {
    const key = await made(femke, { title: 'Zaal West' });
    await saved(karel, key, { phone: '0497 555 901' });
    const { type } = await told(femke, key);
    const mine = { revision: 1, type, content: { title: 'Zaal West', directions: 'Achterom' } };
    expect((await femke.put(`/supplement/${key}`, mine)).body).toMatchObject({
      merged: ['phone'],
      content: { phone: '+31497555901', directions: 'Achterom' },
    });
    const late = { revision: 1, type, content: { title: 'Zaal West', phone: '0497 555 902' } };
    expect((await femke.put(`/supplement/${key}`, late)).body).toMatchObject({
      errorCode: 'save.conflict',
      conflict: { revision: 3, conflicts: [{ field: 'phone' }] },
    });
  });

  test('a form of an older type is told so', async () => {
    const key = await made(femke, { title: 'Zaal Zuid' });
    const { type, content } = await told(femke, key);
    const { body } = await femke.put(`/supplement/${key}`, { revision: 1, type: { ...type, version: 0 }, content });
    expect(body).toMatchObject({ errorCode: 'save.type-changed', message: expect.stringContaining('dit onderdeel') });
  });

  test('is lenient until readers see it, and strict from then on', async () => {
    const address = { kind: 'ADDRESS', country: 'NL', postalCode: '5531 AB', houseNumber: '1', street: 'Markt', city: 'Bladel' } as const;
    const key = await made(femke, { title: 'Marktzaal', address });
    expect((await saved(femke, key, { phone: '12' })).status).toBe(200);
    expect((await saved(femke, key, { phone: '0497 555 903' })).status).toBe(200);
    const product = await course(karel, 'Houtskool', [key]);
    expect((await saved(femke, key, { phone: '12' })).status).toBe(200);
    await saved(femke, key, { phone: '0497 555 903' });
    await published(karel, product);
    expect((await saved(femke, key, { phone: '12' })).body).toMatchObject({ errorCode: 'save.problems', problems: [{ field: 'phone' }] });
  });
});

describe('a supplement that names others', () => {
  test('is shown with what is in it: strict, and told before it closes', async () => {
    const address = { kind: 'ADDRESS', country: 'NL', postalCode: '5531 AB', houseNumber: '3', street: 'Markt', city: 'Bladel' } as const;
    const house = await made(femke, { title: 'Kasteel', address });
    const tower = await made(femke, { title: 'Toren', location: [house] }, ruimte.key);
    await published(karel, await course(karel, 'Schermen', [tower]));
    expect(await told(femke, house)).toMatchObject({ uses: 1, shown: true });
    expect((await saved(femke, house, { phone: '12' })).body).toMatchObject({ errorCode: 'save.problems', problems: [{ field: 'phone' }] });
    expect((await femke.get(`/supplement/${house}/effects/close`)).body).toEqual([
      { code: 'usedByProducts', count: 1, names: ['Schermen'], values: {} },
      { code: 'usedBySupplements', count: 1, names: ['Toren'], values: {} },
    ]);
  });

  test('never leads back to itself, not even when two do it at once', async () => {
    const kind = world.house.newKey();
    const label = { nl: 'Doos', en: 'Box' };
    const fields: FieldDefinition[] = [
      { kind: 'text', key: 'title', label },
      { kind: 'supplement', key: 'inside', label, types: [kind], multiple: true },
    ];
    const definition = { key: kind, version: 1, name: label, icon: 'box', category: 'x', active: true, removable: true };
    const sections = [{ key: 's', label, fields }];
    await makeType(
      { house: world.house, now: world.house.clock(), who: null },
      world.tenant.key,
      { ...definition, sections },
      'supplement',
    );
    const box = (title: string) => made(femke, { title }, kind);
    const [a, b, c, d, e] = [await box('a'), await box('b'), await box('c'), await box('d'), await box('e')];
    expect((await saved(femke, b, { inside: [a] })).status).toBe(200);
    expect((await saved(femke, c, { inside: [b] })).status).toBe(200);
    const circle = { problems: [{ field: 'inside', code: 'supplement-circle' }] };
    expect((await saved(femke, a, { inside: [c, d] })).body).toMatchObject(circle);
    expect((await saved(femke, a, { inside: [a] })).body).toMatchObject(circle);
    const both = await Promise.all([saved(femke, d, { inside: [e] }), saved(karel, e, { inside: [d] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('names those of its own library and of a type that fits', async () => {
    const room = (location: string, title = 'Zolder') =>
      femke.post('/supplement', { organisation: its.lindenhof.key, type: ruimte.key, content: { title, location: [location] } });
    expect((await room(libraries.deKiem.building.key)).body).toMatchObject({
      problems: [{ field: 'location', code: 'supplement-unknown' }],
    });
    const { status, body } = await room(libraries.lindenhof.building.key);
    expect(status).toBe(200);
    expect((await femke.get(`/supplement/${libraries.lindenhof.building.key}/uses`)).body.rows).toContainEqual(
      expect.objectContaining({ kind: 'supplement', key: body.key, revisions: ['working'] }),
    );
  });
});
