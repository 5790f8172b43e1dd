import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Feed } from '@bronhouder/contract/feed.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { madeItem, once, weekly } from '../agenda/items.samples.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { madeProduct, madeShare } from '../products/sharing/sharing.samples.ts';
import { faults, said } from '../relations/relations.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { readCalendar } from './calendar/reader-for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const { anna, karel, femke, hanna, carla, els } = people;
const { lindenhof, deScholte, bladel, suikerMuseum } = its;

const hall = await made(world.as(anna), { title: 'Oefenzaal' });
const other = await made(world.as(anna), { title: 'Bovenzaal' });
const course = await madeProduct(world, lindenhof.key, 'Schilderen, voor iedereen');
await madeItem(world, { organisation: lindenhof.key, product: course, location: hall, timing: weekly });

const at = (organisation: { key: string }, rest = '') => `/organisation/${organisation.key}/feed${rest}`;
const wish = (change: object = {}) => ({ about: 'organisation', of: lindenhof.key, name: 'Website', ...change });

/** The path of a new feed, as a calendar calls it. */
const feedOf = async (change: object = {}, organisation: { key: string } = lindenhof) => {
  const { status, body, text } = await world.as(anna).post<{ key: string; address: string }>(at(organisation), wish(change));
  expect(status, text).toBe(200);
  return { key: body.key, path: `/${new URL(body.address).pathname}`, address: body.address };
};
const read = async (path: string, headers: Record<string, string> = {}) => world.nobody.ask('GET', path, { headers });
const timesOf = async (path: string) => {
  const { status, text } = await read(path);
  expect(status, text).toBe(200);
  return readCalendar(text).times;
};
const starts = async (path: string) => (await timesOf(path)).map(({ start, title }) => `${start.slice(5)} ${title}`);
const listed = async (who: { key: string } = femke, organisation: { key: string } = lindenhof) =>
  (await world.as(who).get<{ feeds: Feed[]; actions: string[] }>(at(organisation))).body;

describe('making a feed', () => {
  test('tells its address once, and keeps only the hash of its secret', async () => {
    const { key, address, path } = await feedOf();
    expect(address).toMatch(/^http:\/\/localhost\/feeds\/[\w-]{43}\.ics$/);
    const token = /([\w-]{43})\.ics/.exec(address)?.[1] ?? '';
    const db = world.db();
    const kept = JSON.stringify([
      await db.selectFrom('agenda_feed').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ]);
    expect(kept).not.toContain(token);
    expect((await listed()).feeds.find((feed) => feed.key === key)).toEqual({
      key,
      about: 'organisation',
      of: lindenhof.key,
      title: 'Bibliotheek Lindenhof',
      name: 'Website',
      createdAt: filledAt,
      createdBy: { key: anna.key, name: 'Anna de Wit' },
      usedOn: null,
      revoked: null,
    });
    expect(JSON.stringify(await listed())).not.toContain(token);
    await read(path);
    expect((await listed()).feeds.find((feed) => feed.key === key)).toMatchObject({ usedOn: '2026-11-21' });
  });

  test('leaves a trace with keys and without the name', async () => {
    const { key } = await feedOf({ name: 'Kalender van Truus' });
    const trace = (await logOf(world, lindenhof.key)).at(-1);
    expect(trace).toMatchObject({
      act: 'feedAdd',
      by: anna.key,
      details: { values: { feed: key, about: 'organisation', of: lindenhof.key } },
    });
    expect(JSON.stringify(trace)).not.toContain('Truus');
  });

  test.each<[string, object, string[]]>([
    ['without a name', { name: ' ' }, ['name required']],
    ['with a name that is too long', { name: 'x'.repeat(101) }, ['name too-long']],
    ['with markup in its name', { name: '<b>x</b>' }, ['name html']],
  ])('%s is refused', async (_, change, problems) => {
    const answer = await world.as(anna).post(at(lindenhof), wish(change));
    expect({ ...said(answer), faults: faults(answer) }).toEqual({ status: 422, code: 'form.problems', faults: problems });
  });

  test('is only for what is in that agenda, at an organisation that is not archived, by who may', async () => {
    const foreign = await madeProduct(world, bladel.key, 'Van een ander');
    const unknown = { status: 404, code: 'record.unknown' };
    const ask = async (who: { key: string }, change: object = {}, organisation: { key: string } = lindenhof) =>
      said(await world.as(who).post(at(organisation), wish(change)));
    expect(await ask(karel, { of: bladel.key })).toEqual(unknown);
    expect(await ask(karel, { about: 'product', of: foreign })).toEqual(unknown);
    expect(await ask(karel, { about: 'location', of: course })).toEqual(unknown);
    expect(await ask(anna, { of: suikerMuseum.key }, suikerMuseum)).toEqual({ status: 409, code: 'save.archived' });
    expect(await ask(hanna)).toEqual({ status: 403, code: 'right.missing' });
    expect(await ask(carla)).toEqual(unknown);
    expect(said(await world.as(carla).get(at(lindenhof)))).toEqual(unknown);
    expect(await listed(hanna)).toMatchObject({ actions: ['read'] });
    expect((await ask(femke, { about: 'nothing' })).status).toBe(400);
  });
});

describe('a feed', () => {
  test('is a calendar without a session, that need not be read again when nothing changed', async () => {
    const { path } = await feedOf();
    const { status, headers, text } = await read(path);
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'text/calendar; charset=utf-8',
      cache: 'no-cache',
    });
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect((await read(path, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    expect((await starts(path)).slice(0, 2)).toEqual(['12-03T18:30 Schilderen, voor iedereen', '12-10T18:30 Schilderen, voor iedereen']);
  });

  test('says in the language that is asked for that something is cancelled', async () => {
    const place = await made(world.as(anna), { title: 'Dichte zaal' });
    await world.db().updateTable('supplement').set({ closed_from: '2026-12-01', closed_reason: 'Verf' }).where('key', '=', place).execute();
    const { path } = await feedOf({ about: 'location', of: place });
    await madeItem(world, { organisation: lindenhof.key, product: course, location: place, timing: once('2026-12-02') });
    expect(await timesOf(path)).toMatchObject([
      { title: 'Vervalt: Schilderen, voor iedereen', status: 'CANCELLED', description: 'Verf\nBibliotheek Lindenhof' },
    ]);
    expect((await read(path, { 'accept-language': 'en' })).text).toContain('SUMMARY:Cancelled: Schilderen');
  });

  test('shows what readers see: nothing of a product that is not published, of an organisation that is hidden, or that is not shared any more', async () => {
    const shared = await madeProduct(world, deScholte.key, 'Gedeeld');
    const share = await madeShare(world, shared, lindenhof.key, 'accepted');
    await madeItem(world, { organisation: lindenhof.key, product: shared, location: other, timing: once('2026-12-05') });
    await madeItem(world, { organisation: deScholte.key, product: shared, location: other, timing: once('2026-12-06') });
    const ours = await feedOf({ about: 'product', of: shared });
    const owners = await feedOf({ about: 'product', of: shared }, deScholte);
    expect(await starts(ours.path)).toEqual(['12-05T09:00 Gedeeld']);
    expect(await starts(owners.path)).toEqual(['12-05T09:00 Gedeeld', '12-06T09:00 Gedeeld']);
    const db = world.db();
    await db.updateTable('product_consumer').set({ state: 'ended' }).where('key', '=', share).execute();
    expect([await starts(ours.path), await starts(owners.path)]).toEqual([[], ['12-06T09:00 Gedeeld']]);
    await db.updateTable('product').set({ published_till: filledAt }).where('key', '=', shared).execute();
    expect(await starts(owners.path)).toEqual([]);
  });

  test('calls a product as readers see it, not as it is being changed', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Oude naam');
    await world.db().updateTable('product').set({ title: 'Nieuwe naam', working: 2 }).where('key', '=', product).execute();
    await madeItem(world, { organisation: lindenhof.key, product, location: other, timing: once('2026-12-07') });
    expect(await starts((await feedOf({ about: 'product', of: product })).path)).toEqual(['12-07T09:00 Oude naam']);
  });

  test('answers no more once it was revoked, like one that never was', async () => {
    const { key, path } = await feedOf();
    const gone = { status: 404, code: 'record.unknown' };
    expect(said(await world.as(hanna).post(at(lindenhof, `/${key}/revocation`)))).toEqual({ status: 403, code: 'right.missing' });
    expect(said(await world.as(anna).post(at(deScholte, `/${key}/revocation`)))).toEqual(gone);
    expect((await world.as(karel).post(at(lindenhof, `/${key}/revocation`))).status).toBe(200);
    expect((await world.as(karel).post(at(lindenhof, `/${key}/revocation`))).status).toBe(200);
    expect(await read(path)).toMatchObject({ status: 404, body: { errorCode: 'record.unknown' } });
    expect((await logOf(world, lindenhof.key)).filter(({ act }) => act === 'feedRevoke')).toHaveLength(1);
    expect((await listed()).feeds.at(-1)).toMatchObject({ key, revoked: { at: filledAt, by: { key: karel.key } } });
  });

  test('is nothing for what is made up, of another tenant, or misspelt', async () => {
    const { path } = await feedOf();
    for (const wrong of [path.replace('.ics', ''), path.toLowerCase(), `//feeds/${'A'.repeat(43)}.ics`, '//feeds/x.ics', '//feeds/']) {
      expect((await read(wrong)).status, wrong).toBe(404);
    }
    expect((await world.onHost('vlaanderen.localhost').ask('GET', path)).status).toBe(404);
    expect((await world.as(els).get(at(lindenhof))).status).toBe(404);
  });

  test('can be asked for often, but not endlessly', async () => {
    const answers = [];
    for (let time = 0; time < 130; time++) answers.push((await read(`//feeds/${'B'.repeat(43)}.ics`)).status);
    expect(answers.at(-1)).toBe(429);
  });
});

test('one item can be taken along as a file, by who may read it, also while readers do not see it', async () => {
  const draft = await madeProduct(world, lindenhof.key, 'Nog geheim');
  await world.db().updateTable('product').set({ published_revision: null, published_from: null }).where('key', '=', draft).execute();
  const item = await madeItem(world, { organisation: lindenhof.key, product: draft, location: hall, timing: once('2026-12-08') });
  const { status, headers, text } = await world.as(hanna).get(`/agenda/item/${item}/ics`);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' });
  expect(headers['content-disposition']).toContain('attachment');
  expect(readCalendar(text).times).toMatchObject([{ start: '2026-12-08T09:00', title: 'Nog geheim' }]);
  expect(said(await world.as(carla).get(`/agenda/item/${item}/ics`))).toEqual({ status: 404, code: 'record.unknown' });
});
