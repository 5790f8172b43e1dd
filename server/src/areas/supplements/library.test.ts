import { libraries, organisations as its, people, supplementTypes } from '@bronhouder/world/cast.ts';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { multipart } from '../../http/client-for-tests.ts';
import { made, saved, told } from './supplements.samples.ts';

const world = await openWorld();
afterAll(world.close);
afterEach(() => world.at(filledAt));
const [femke, karel, anna] = [world.as(people.femke), world.as(people.karel), world.as(people.anna)];
const { locatie, afbeelding } = supplementTypes;
const { lindenhof, bladel } = libraries;

const list = async (query: string, client = femke) => {
  const { status, body, text } = await client.get(`/supplement?organisation=${its.lindenhof.key}&${query}`);
  expect(status, text).toBe(200);
  return { titles: body.rows.map(({ title }) => title), total: body.total, rows: body.rows };
};

describe('a library', () => {
  test('lists what it has of a type, with what a map and a tile show', async () => {
    const { rows, total } = await list(`types=${locatie.key}`);
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({
      title: 'Bibliotheek Lindenhof',
      type: locatie.key,
      summary: { gps: { latitude: expect.any(Number) }, address: { city: 'Bladel' }, phone: '+31497555012', picture: null },
      closing: null,
      uses: expect.any(Number),
      savedBy: { name: 'Femke Bos' },
    });
    const { body } = await femke.get<{ title: string }[]>(`/supplement/points?organisation=${its.lindenhof.key}&types=${locatie.key}`);
    expect(body.map(({ title }) => title)).toEqual(['Bibliotheek Lindenhof', 'Servicepunt Hapert']);
  });

  test.each([
    ['q=hapert', ['Servicepunt Hapert']],
    ['q=HÁPERT%20service', ['Servicepunt Hapert']],
    ['q=100%25', []],
    ['q=_', []],
    ['size=2', ['Bibliotheek Lindenhof', 'Femke Bos']],
    ['size=2&page=2', ['Gevel aan de Lindelaan', 'Henk Meijer']],
    ['size=1&descending=true', ['Servicepunt Hapert']],
    ['closing=upcoming', ['Servicepunt Hapert']],
    ['closing=closed', []],
  ])('asked for %s', async (query, titles) => expect((await list(query)).titles).toEqual(titles));

  test.each(['types', 'uses', 'savedAt', 'title'])('can be sorted by %s', async (sort) => {
    const query = `sort=${sort === 'types' ? 'type' : sort}`;
    expect((await list(`${query}&descending=true`)).total).toBe((await list(query)).total);
  });

  test('tells what is used from what is not, most used first', async () => {
    const used = (await list('used=yes&sort=uses&descending=true')).rows.map(({ uses }) => Number(uses));
    expect(used).toEqual([...used].sort((one, other) => other - one));
    expect(Math.min(...used)).toBeGreaterThan(0);
    const { rows, total } = await list('used=no');
    expect(new Set(rows.map(({ uses }) => uses))).toEqual(new Set([0]));
    expect(total + used.length).toBe((await list('')).total);
  });

  test('says how many each choice would leave', async () => {
    const { body } = await femke.get(`/supplement/counts?organisation=${its.lindenhof.key}&closing=upcoming`);
    expect(body).toMatchObject({
      types: [{ value: locatie.key, count: 1 }],
      closing: [{ value: 'open' }, { value: 'upcoming', count: 1 }, { value: 'closed', count: 0 }],
    });
  });

  test.each(['page=0', 'types=x', 'closing=never', 'sort=colour', 'organisation=x'])(
    '%s is refused with the field named',
    async (query) => {
      const { status, body } = await femke.get(`/supplement?${query}`);
      expect([status, body.problems?.[0]?.field?.split('.')[0]]).toEqual([400, query.split('=')[0]]);
    },
  );

  test('of an organisation out of reach is empty', async () => {
    expect(await list('', world.as(people.gijs))).toMatchObject({ total: 0, titles: [] });
    expect((await world.as(people.els).get('/supplement')).body.total).toBe(0);
  });
});

describe('closing', () => {
  const close = async (key: string, body: object, client = femke) =>
    client.post(`/supplement/${key}/closing`, { version: (await told(femke, key)).version, reason: 'Verbouwing', ...body });

  test('holds from day to day, is told with its reason, and can be taken back', async () => {
    const key = await made(femke, { title: 'Paviljoen' });
    expect((await close(key, { from: '2026-12-01', till: '2026-12-24' })).body).toMatchObject({
      closing: { from: '2026-12-01', till: '2026-12-24', reason: 'Verbouwing' },
    });
    const closed = async () => (await list('closing=closed')).titles;
    expect(await closed()).not.toContain('Paviljoen');
    world.at('2026-11-30T23:00:00.000Z');
    expect(await closed()).toContain('Paviljoen');
    world.at('2026-12-24T23:00:00.000Z');
    expect(await closed()).not.toContain('Paviljoen');
    world.at(filledAt);
    const trace = await world
      .db()
      .selectFrom('audit')
      .select(['act', 'note', 'details'])
      .where('record', '=', key)
      .orderBy('key', 'desc')
      .executeTakeFirst();
    expect(trace).toMatchObject({ act: 'close', note: 'Verbouwing', details: { values: { from: '2026-12-01', till: '2026-12-24' } } });
    expect((await femke.delete(`/supplement/${key}/closing`, { version: 2 })).body).toMatchObject({ closing: null });
    expect((await femke.delete(`/supplement/${key}/closing`, { version: 3 })).body.errorCode).toBe('supplement.not-closed');
  });

  test.each([
    [{ from: '2026-12-02', till: '2026-12-01' }, 422, 'till'],
    [{ from: '2026-01-02', till: '2026-02-01' }, 422, 'till'],
    [{ from: '2026-12-02', reason: '  ' }, 422, 'reason'],
    [{ from: 'morgen' }, 400, 'from'],
  ])('with %j is refused at the field', async (body, status, field) => {
    const answer = await close(lindenhof.building.key, body);
    expect([answer.status, answer.body.problems?.[0]?.field]).toEqual([status, field]);
  });

  test('asks for the version that was seen', async () => {
    const { status, body } = await femke.post(`/supplement/${lindenhof.building.key}/closing`, {
      version: 0,
      from: '2026-12-01',
      reason: 'x',
    });
    expect([status, body.errorCode]).toEqual([409, 'version.newer']);
  });

  test('stands in the demo: one that is closed now', async () => {
    expect((await anna.get(`/supplement/${bladel.elsewhere.key}`)).body).toMatchObject({ closing: { reason: 'Nieuwe weegbrug' } });
  });
});

describe('its files', () => {
  test('are its own: uploaded, saved with it, shown in lists, and not for another one', async () => {
    const key = await made(femke, { title: 'Lindelaan' }, afbeelding.key);
    const upload = await multipart(
      { field: 'image' },
      new File([drawUpload({ name: 'x.png', kind: 'picture', hue: 9, text: '' })], 'x.png'),
    );
    const { body: image } = await femke.ask('POST', `/supplement/${key}/file`, upload);
    expect(image).toMatchObject({ name: 'x.png', type: 'image/png' });
    expect((await saved(femke, key, { image: image as never })).status).toBe(200);
    expect((await list('q=lindelaan')).rows.find((row) => row['key'] === key)).toMatchObject({ summary: { picture: { name: 'x.png' } } });
    const path = `/supplement/${key}/file/${String(image['key'])}`;
    expect((await world.as(people.hanna).get(`${path}?width=300`)).headers['content-type']).toBe('image/webp');
    expect((await world.as(people.gijs).get(path)).status).toBe(404);
    const other = await made(femke, { title: 'Kopie' }, afbeelding.key);
    expect((await saved(femke, other, { image: image as never })).body).toMatchObject({
      problems: [{ field: 'image', code: 'file-unknown' }],
    });
    expect((await femke.get(path.replace(key, other))).status).toBe(404);
  });
});

test('who has it open sees who else has, and hears of what others do', async () => {
  const key = await made(femke, { title: 'Atelier' });
  await karel.put(`/supplement/${key}/presence`, { section: null, editing: true });
  const { body } = await femke.put(`/supplement/${key}/presence`, { section: null, editing: false });
  expect(body).toMatchObject({ version: 1, revision: 1, others: [{ name: 'Karel Jansen', editing: true }] });
  expect((await femke.put(`/supplement/${key}/notifications`, { on: true })).body).toEqual({ on: true });
  expect((await femke.get(`/supplement/${key}`)).body).toMatchObject({ notifications: true });
});
