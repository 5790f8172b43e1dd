import { organisations as its, people, products } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { everything, logOf } from '../organisations/traces-for-tests.ts';
import { madeShare } from './sharing/sharing.samples.ts';
import type { Seen } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [anna, bram, karel] = [world.as(people.anna), world.as(people.bram), world.as(people.karel)];

const product = async ({ key }: { key: string }) => (await anna.get<Seen>(`/product/${key}`)).body;
const organisation = async ({ key }: { key: string }) => (await anna.get(`/organisation/${key}`)).body;
const lastOf = async ({ key }: { key: string }) => (await logOf(world, key)).at(-1);
const untold = async () => (await world.db().selectFrom('untold').select('audit').execute()).length;

type Effect = { code: string; count: number; names: string[] };
const effects = async ({ key }: { key: string }, act: string) =>
  (await anna.get<Effect[]>(`/organisation/${key}/effects/${act}`)).body.map(({ code, count, names }) => ({
    code,
    count,
    names,
  }));

describe('turning the workflow of products off', () => {
  const settings = async (more: object) => {
    const { version, types, facts } = await organisation(its.lindenhof);
    return karel.put(`/organisation/${its.lindenhof.key}/settings`, {
      version,
      types: types.map(({ key }) => key),
      online: facts.online,
      workflow: facts.workflow,
      productWorkflow: false,
      ...more,
    });
  };
  test('says how many products stand in the way and what it withdraws, before it is tried', async () => {
    expect((await karel.get(`/organisation/${its.lindenhof.key}/settings`)).body).toMatchObject({ products: { changes: 1, plans: 1 } });
    const before = await everything(world);
    const { status, body } = await settings({});
    expect(status).toBe(409);
    expect([body.errorCode, ...(body.also ?? []).map(({ code }) => code)]).toEqual([
      'settings.workflow-product-changes',
      'settings.workflow-plans',
    ]);
    expect(await everything(world)).toEqual(before);
  });
  test('withdraws the plans once that is confirmed, each with its trace, and its planner is to hear of it', async () => {
    const { version } = await product(products.taalcafe);
    expect((await karel.post(`/product/${products.taalcafe.key}/publication`, { version })).status).toBe(200);
    expect((await settings({})).body.errorCode).toBe('settings.workflow-plans');
    const [planned, waiting] = [await product(products.klikEnTik), await untold()];
    expect((await settings({ cancelPlans: true })).status).toBe(200);
    expect(await untold()).toBe(waiting + 1);
    expect((await product(products.klikEnTik)).facts).toMatchObject({ workflow: false, plannedFrom: null, withdrawnAt: filledAt });
    expect((await product(products.klikEnTik)).version).toBe(planned.version + 1);
    expect(await lastOf(products.klikEnTik)).toMatchObject({
      act: 'withdrawPlan',
      by: people.karel.key,
      details: { values: { planner: people.karel.key, because: 'productWorkflowOff' } },
    });
  });
  test('from then on what is ready goes out by saving it', async () => {
    const { facts, type, content } = await product(products.belastinghulp);
    const saved = { revision: facts.working, type, state: 'ready', content: { ...content, days: 3 } };
    const { body } = await karel.put(`/product/${products.belastinghulp.key}`, saved);
    expect(body.facts).toMatchObject({ publishedRevision: facts.working + 1, publishedFrom: filledAt });
  });
});

describe('deactivating an organisation', () => {
  test('names beforehand what goes out with it', async () => {
    await madeShare(world, products.klompen.key, its.bladel.key, 'accepted');
    expect(await effects(its.deKiem, 'deactivate')).toEqual(
      expect.arrayContaining([
        { code: 'productsUnpublished', count: 2, names: ['Op klompen door de tijd', 'Spinnen aan het wiel'] },
        { code: 'consumersLose', count: 1, names: ['Gemeente Bladel'] },
        { code: 'supplementsUnpublished', count: 2, names: ['Ria van Dam', 'Tabakszolder'] },
      ]),
    );
  });
  test('ends what is published and withdraws what is planned, in one write with a trace of each', async () => {
    const { version } = await organisation(its.deKiem);
    const [klompen, oogstfeest] = [await product(products.klompen), await logOf(world, products.oogstfeest.key)];
    expect((await bram.post(`/organisation/${its.deKiem.key}/deactivation`, { version })).status).toBe(200);
    expect((await product(products.klompen)).facts).toMatchObject({ publishedTill: filledAt, endRecorded: true, deactivatedAt: filledAt });
    expect((await product(products.spinnen)).facts).toMatchObject({ publishedTill: filledAt, plannedFrom: null });
    expect(await lastOf(products.klompen)).toMatchObject({
      act: 'endByDeactivation',
      by: people.bram.key,
      at: filledAt,
      revision: klompen.facts.publishedRevision,
    });
    expect((await product(products.klompen)).version).toBe(klompen.version + 1);
    expect(await logOf(world, products.oogstfeest.key)).toEqual(oogstfeest);
  });
  test('nothing can be published there meanwhile, though it can be worked on; activating brings nothing back', async () => {
    const { version, facts, type, content } = await product(products.klompen);
    const refused = await karel.post(`/product/${products.klompen.key}/publication`, { version });
    expect(refused.body).toMatchObject({ errorCode: 'publish.deactivated', values: { record: 'product' } });
    const typed = { revision: facts.working, type, state: 'ready', content: { ...content, subtitle: 'Van hout tot hak' } };
    expect((await karel.put(`/product/${products.klompen.key}`, typed)).status).toBe(200);
    const active = await bram.delete(`/organisation/${its.deKiem.key}/deactivation`, { version: (await organisation(its.deKiem)).version });
    expect(active.status).toBe(200);
    expect((await product(products.klompen)).facts).toMatchObject({ publishedTill: filledAt, deactivatedAt: null });
  });
});

describe('archiving and deleting an organisation', () => {
  test('its products are archived with it, and not restored before it', async () => {
    const { version } = await organisation(its.bladel);
    await bram.post(`/organisation/${its.bladel.key}/archive`, { version });
    const { facts, organisation: owner, version: its_ } = await product(products.paspoort);
    expect({ facts, owner }).toMatchObject({ facts: { archivedAt: filledAt, publishedTill: filledAt }, owner: { archived: true } });
    expect(await lastOf(products.paspoort)).toMatchObject({ act: 'endByArchive' });
    const restored = await bram.delete(`/product/${products.paspoort.key}/archive`, { version: its_ });
    expect(restored.body.errorCode).toBe('restore.owner-archived');
    const made = { organisation: its.bladel.key, type: products.paspoort.type, content: { title: 'Te laat' } };
    expect((await bram.post('/product', made)).body.errorCode).toBe('save.archived');
  });
  test('not while another organisation shows a product of it', async () => {
    const share = await madeShare(world, products.paspoort.key, its.zorgKempen.key, 'accepted');
    const { version, title } = await organisation(its.bladel);
    expect((await bram.delete(`/organisation/${its.bladel.key}`, { version, title })).body).toMatchObject({
      errorCode: 'erase.consumers',
      values: { count: 1, names: 'Zorggroep De Brem' },
    });
    await world.db().updateTable('product_consumer').set({ state: 'ended' }).where('key', '=', share).execute();
  });
  test('takes its products and its library along; their traces stay without content', async () => {
    const names = (await effects(its.bladel, 'erase')).map(({ code, count }) => [code, count]);
    expect(names).toEqual(expect.arrayContaining([['productsErased', 3]]));
    const { version, title } = await organisation(its.bladel);
    expect((await bram.delete(`/organisation/${its.bladel.key}`, { version, title })).status).toBe(200);
    expect((await anna.get(`/product/${products.paspoort.key}`)).status).toBe(404);
    expect(await lastOf(products.paspoort)).toMatchObject({ act: 'erase', action: 'delete', by: people.bram.key });
    const db = world.db();
    const left = [
      await db.selectFrom('product').select('key').where('organisation', '=', its.bladel.key).execute(),
      await db.selectFrom('supplement').select('key').where('organisation', '=', its.bladel.key).execute(),
      await db.selectFrom('revision').select('number').where('record', '=', products.paspoort.key).execute(),
      await db.selectFrom('supplement_use').select('supplement').where('record', '=', products.paspoort.key).execute(),
    ];
    expect(left).toEqual([[], [], [], []]);
  });
});
