import { organisations as its, people, productTypes, supplementTypes, teams } from '@bronhouder/world/cast.ts';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../../for-tests.ts';
import { multipart } from '../../../http/client-for-tests.ts';
import { giveRights } from '../../organisations/rights-for-tests.ts';
import { everything, logOf, revisionsOf } from '../../organisations/traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

type It = { key: string };
const { lindenhof, deKiem } = its;
const karel = world.as(people.karel);
const everyPart = { sections: ['general', 'audience', 'costs', 'images', 'where'], files: true, supplements: 'keep' };

const make = async (who: It, organisation: It, type: It, content: object): Promise<string> => {
  const { status, body, text } = await world.as(who).post('/product', { organisation: organisation.key, type: type.key, content });
  expect(status, text).toBe(200);
  return body.key;
};
const read = async (key: string, who: It = people.anna) => (await world.as(who).get(`/product/${key}`)).body;
const copy = (key: string, body: object, who: It = people.karel) =>
  world.as(who).post(`/product/${key}/copy`, { organisation: lindenhof.key, title: 'Kopie', ...everyPart, ...body });
const renewals = async (key: string, who: It = people.karel) => (await world.as(who).get(`/product/${key}/renewals`)).body;

const course = {
  title: 'Kopieerbare cursus',
  summary: 'Leer in tien avonden waar u anders een jaar over doet.',
  courseCode: 'KO101',
  registerBefore: '2026-01-31',
  price: { kind: 'free' },
};
let original = '';
beforeAll(async () => {
  original = await make(people.karel, lindenhof, productTypes.cursus, course);
});

describe('a copy', () => {
  test('is a concept with what was chosen, and says in its log what it was copied from', async () => {
    const before = await read(original);
    const made = await copy(original, { title: ' Kopieerbare cursus_kopie ' });
    expect(made.status, made.text).toBe(200);
    expect(made.body).toMatchObject({ version: 1, facts: { state: 'concept', working: 1, publishedRevision: null } });
    const { content, ...it } = await read(made.body.key);
    expect(it).toMatchObject({
      title: 'Kopieerbare cursus_kopie',
      organisation: { key: lindenhof.key },
      type: before.type,
      createdAt: filledAt,
      savedBy: { key: people.karel.key },
    });
    const { courseCode, ...rest } = course;
    expect(courseCode).toBe('KO101');
    expect(content).toEqual({ ...rest, title: 'Kopieerbare cursus_kopie' });
    const values = { source: original, sourceRevision: 1 };
    expect(await logOf(world, made.body.key)).toEqual([
      expect.objectContaining({
        act: 'copy',
        action: 'copied',
        by: people.karel.key,
        revision: 1,
        details: expect.objectContaining({ values }),
      }),
    ]);
    expect(await revisionsOf(world, made.body.key)).toHaveLength(1);
    const told = (await karel.get(`/product/${made.body.key}/auditlog`)).body.rows[0];
    expect(told).toMatchObject({ act: 'copy', values: { sourceTitle: course.title } });
    expect(await read(original)).toEqual(before);
  });

  test('leaves a list of what needs a value, off which a field is ticked with a trace', async () => {
    const { key } = (await copy(original, { sections: ['general', 'audience'] })).body;
    expect(await renewals(key)).toEqual([
      { field: 'courseCode', reason: 'identifies' },
      { field: 'price', reason: 'required' },
    ]);
    const whole = (await copy(original, {})).body.key;
    expect(await renewals(whole)).toEqual([
      { field: 'courseCode', reason: 'identifies' },
      { field: 'registerBefore', reason: 'past' },
    ]);
    expect(await renewals(original)).toEqual([]);

    const tick = (field: string, who: It = people.karel) => world.as(who).delete(`/product/${whole}/renewals/${field}`);
    expect((await tick('registerBefore', people.hanna)).status).toBe(403);
    const ticked = await tick('registerBefore');
    expect(ticked.status, ticked.text).toBe(200);
    expect(await renewals(whole)).toEqual([{ field: 'courseCode', reason: 'identifies' }]);
    expect((await logOf(world, whole)).at(-1)).toMatchObject({
      act: 'tickOff',
      action: 'update',
      by: people.karel.key,
      details: expect.objectContaining({ values: { field: 'registerBefore' } }),
    });
    const traces = (await logOf(world, whole)).length;
    expect((await tick('registerBefore')).status).toBe(200);
    expect((await tick('nowhere')).status).toBe(200);
    expect(await logOf(world, whole)).toHaveLength(traces);
    expect((await read(whole)).facts.working).toBe(1);
  });

  test('goes with the product when that is erased', async () => {
    const { key, version } = (await copy(original, {})).body;
    const archived = await karel.post(`/product/${key}/archive`, { version });
    const gone = await karel.delete(`/product/${key}`, { version: archived.body.version, title: 'Kopie' });
    expect(gone.status, gone.text).toBe(200);
    expect(await world.db().selectFrom('product_to_renew').select('field').where('product', '=', key).execute()).toEqual([]);
  });

  test('owns its files: other keys, the same bytes', async () => {
    const key = await make(people.karel, lindenhof, productTypes.activiteit, { title: 'Met beeld' });
    const photo = drawUpload({ name: 'p.png', kind: 'picture', hue: 90, text: '' });
    const upload = await karel.ask('POST', `/product/${key}/file`, await multipart({ field: 'photo' }, new File([photo], 'p.png')));
    const seen = await read(key);
    const saved = await karel.put(`/product/${key}`, {
      revision: 1,
      type: seen.type,
      state: 'concept',
      content: { ...seen.content, photo: upload.body },
    });
    expect(saved.status, saved.text).toBe(200);
    const made = (await copy(key, {})).body.key;
    const own = Object((await read(made)).content['photo']).key as string;
    expect(own).not.toBe(upload.body.key);
    const bytes = async (it: string, file: string) => karel.get(`/product/${it}/file/${file}`);
    const [copied, kept] = [await bytes(made, own), await bytes(key, upload.body.key)];
    expect([copied.status, kept.status]).toEqual([200, 200]);
    expect(copied.text).toBe(kept.text);
    expect((await bytes(made, upload.body.key)).status).toBe(404);
    const without = (await copy(key, { files: false })).body.key;
    expect((await read(without)).content).not.toHaveProperty('photo');
  });

  test('of one with protected fields brings those along only for who may fill them in there', async () => {
    const service = { title: 'Dienst met nummer', catalogueNumber: 'UPL-7' };
    const key = await make(people.anna, lindenhof, productTypes.dienst, service);
    const by = async (who: It) => {
      const made = (await copy(key, { sections: ['general', 'law'] }, who)).body.key;
      return { content: (await read(made)).content, list: await renewals(made) };
    };
    expect(await by(people.anna)).toMatchObject({ list: [{ field: 'catalogueNumber', reason: 'identifies' }] });
    expect(await by(people.karel)).toEqual({ content: { title: 'Kopie' }, list: [] });
  });
});

describe('supplements of a copy', () => {
  let located = '';
  let hall = '';
  beforeAll(async () => {
    const made = await karel.post('/supplement', {
      organisation: lindenhof.key,
      type: supplementTypes.locatie.key,
      content: { title: 'Kopieerzaal' },
    });
    expect(made.status, made.text).toBe(200);
    hall = made.body.key;
    located = await make(people.karel, lindenhof, productTypes.cursus, { ...course, title: 'Ergens', locations: [hall] });
  });

  test('are the same ones within an organisation, or none', async () => {
    const kept = (await copy(located, {})).body.key;
    expect((await read(kept)).content['locations']).toEqual([hall]);
    const left = (await copy(located, { supplements: 'leave' })).body.key;
    expect((await read(left)).content).not.toHaveProperty('locations');
    const uses = (await karel.get(`/supplement/${hall}/uses`)).body.rows.map(({ key }) => key);
    expect(uses).toContain(kept);
    expect(uses).not.toContain(left);
  });

  test('are copied along into the library of another organisation, under a title that is free', async () => {
    const elsewhere = (body: object) => copy(located, { organisation: deKiem.key, ...body });
    const titles: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const made = await elsewhere({ supplements: 'copy' });
      expect(made.status, made.text).toBe(200);
      const [key = ''] = (await read(made.body.key)).content['locations'] as string[];
      expect(key).not.toBe(hall);
      const supplement = (await karel.get(`/supplement/${key}`)).body;
      expect(supplement).toMatchObject({ organisation: { key: deKiem.key }, type: { key: supplementTypes.locatie.key } });
      expect(supplement.content['title']).toBe(supplement.title);
      expect((await logOf(world, key))[0]).toMatchObject({ act: 'copy', action: 'copied', by: people.karel.key });
      titles.push(supplement.title);
    }
    expect(titles).toEqual(['Kopieerzaal', 'Kopieerzaal_kopie', 'Kopieerzaal_kopie 2']);
    for (const supplements of ['leave', 'keep']) {
      const { key } = (await elsewhere({ supplements })).body;
      expect((await read(key)).content).not.toHaveProperty('locations');
    }
  });

  test('are named by a copy only while they are there', async () => {
    const location = { title: 'Verdwenen zaal' };
    const made = await karel.post('/supplement', { organisation: lindenhof.key, type: supplementTypes.locatie.key, content: location });
    const key = await make(people.karel, lindenhof, productTypes.cursus, { title: 'Met zaal', locations: [made.body.key] });
    const locations = async () => (await read((await copy(key, {})).body.key)).content['locations'];
    expect(await locations()).toEqual([made.body.key]);
    // As somebody finds it who copies while others take it out of the product and delete it.
    await world.db().deleteFrom('supplement').where('key', '=', made.body.key).execute();
    expect(await locations()).toBeUndefined();
  });

  test('take the right to make them there', async () => {
    await giveRights(world, people.joost, ['PRODUCT:read', 'PRODUCT:copyFrom', 'PRODUCT:copyTo', 'SUPPLEMENT:read'], teams.kempen);
    const answer = await copy(located, { organisation: deKiem.key, supplements: 'copy' }, people.joost);
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'copy.supplements']);
    expect((await copy(located, { organisation: deKiem.key, supplements: 'leave' }, people.joost)).status).toBe(200);
  });
});

describe('what is known before', () => {
  const target = async (key: string, organisation: It, who: It = people.karel) =>
    world.as(who).get(`/product/${key}/copy/${organisation.key}`);

  test('the title is free there, and it is known what whoever copies may do', async () => {
    const key = await make(people.karel, deKiem, productTypes.cursus, { title: 'Vooraf' });
    expect((await target(key, deKiem)).body).toEqual({ title: 'Vooraf_kopie', fieldAdmin: false, supplements: true, reasons: [] });
    await copy(key, { organisation: deKiem.key, title: 'vooraf_KOPIE' });
    expect((await target(key, deKiem)).body.title).toBe('Vooraf_kopie 2');
    expect((await target(key, lindenhof, people.anna)).body).toMatchObject({ title: 'Vooraf_kopie', fieldAdmin: true });
  });

  test('an organisation that may be copied to is found by its words, archived ones are not', async () => {
    const found = async (q: string, who: It) =>
      (await world.as(who).get(`/product/places?q=${encodeURIComponent(q)}`)).body.rows.map(({ key }) => key);
    expect(await found('linden', people.karel)).toEqual([lindenhof.key]);
    expect(await found('', people.karel)).toEqual(expect.arrayContaining([lindenhof.key, deKiem.key]));
    expect(await found('%', people.karel)).toEqual([]);
    expect(await found('', people.hanna)).toEqual([]);
    expect(await found('suiker', people.anna)).toEqual([]);
  });

  test.each<[string, It, It, number, string]>([
    ['without the right at the source', people.hanna, lindenhof, 403, 'copy.right'],
    ['without the right at the target', people.femke, its.deKiem, 404, 'record.unknown'],
    ['out of reach', people.carla, lindenhof, 404, 'record.unknown'],
    ['to nowhere', people.karel, { key: '0198a000-0000-7000-8000-0000000fffff' }, 404, 'record.unknown'],
  ])('refused %s', async (_what, who, organisation, status, code) => {
    const answer = await target(original, organisation, who);
    expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
  });
});

describe('is refused, and leaves nothing', () => {
  const unknown = '0198a000-0000-7000-8000-0000000fffff';
  test.each<[string, object, It, number, string, string[]]>([
    ['without the right at the source', {}, people.hanna, 403, 'copy.right', []],
    ['out of reach', {}, people.carla, 404, 'record.unknown', []],
    ['to an organisation out of reach', { organisation: its.havenbedrijf.key }, people.karel, 404, 'record.unknown', []],
    ['to an organisation that is none', { organisation: unknown }, people.karel, 404, 'record.unknown', []],
    ['to an archived organisation', { organisation: its.suikerMuseum.key }, people.anna, 409, 'save.archived', []],
    ['without a title', { title: ' ' }, people.karel, 422, 'save.problems', ['title']],
    ['with a title that is none', { title: 5 }, people.karel, 400, 'input.invalid', ['title']],
    ['with a choice that is none', { supplements: 'some' }, people.karel, 400, 'input.invalid', ['supplements']],
  ])('%s', async (_what, body, who, status, code, fields) => {
    const before = await everything(world);
    const answer = await copy(original, body, who);
    const named = (answer.body.problems ?? []).map(({ field }: { field: string }) => field);
    expect({ status: answer.status, code: answer.body.errorCode, fields: named }).toEqual({ status, code, fields });
    expect(await everything(world)).toEqual(before);
  });

  test('to an organisation that may be read and not be copied to', async () => {
    await giveRights(world, people.lotte, ['PRODUCT:read', 'PRODUCT:copyFrom'], teams.kempen);
    const answer = await copy(original, {}, people.lotte);
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'copy.organisation']);
  });

  test('with a type that is no longer available', async () => {
    const key = await make(people.karel, lindenhof, productTypes.cursus, { title: 'Oud lid' });
    await world.db().updateTable('product').set({ type: productTypes.lidmaatschap.key }).where('key', '=', key).execute();
    const answer = await copy(key, { sections: [] });
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'settings.type-inactive']);
    const { reasons } = (await karel.get(`/product/${key}/copy/${lindenhof.key}`)).body;
    expect(reasons).toMatchObject([{ code: 'settings.type-inactive' }]);
  });
});
