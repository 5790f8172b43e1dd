import { organisations as its, people, productTypes } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import type { Answer } from '../../http/client-for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import type { Seen } from './verbs.samples.ts';

/** Two at the same time: somebody works on products while somebody else acts on their organisation. */
const world = await openWorld();
afterAll(world.close);
const [anna, bram] = [world.as(people.anna), world.as(people.bram)];

const content = { summary: 'Een product dat bij een proef hoort en dus nergens over gaat.', price: { kind: 'free' } };
const made = async (organisation: { key: string }, title: string): Promise<string> => {
  const answer = await bram.post('/product', {
    organisation: organisation.key,
    type: productTypes.activiteit.key,
    content: { ...content, title },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.key;
};
const seen = async (key: string) => (await anna.get<Seen>(`/product/${key}`)).body;
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : body.errorCode);

test('publishing beside deactivating: whichever comes first, nothing is published afterwards, and the logs say why', async () => {
  const path = `/organisation/${its.zorgKempen.key}`;
  for (let turn = 0; turn < 8; turn += 1) {
    const keys = await Promise.all([1, 2, 3].map((number) => made(its.zorgKempen, `Proef ${turn}.${number}`)));
    const { version } = (await anna.get(path)).body;
    const [deactivated, ...published] = await Promise.all([
      bram.post(`${path}/deactivation`, { version }),
      ...keys.map((key) => anna.post(`/product/${key}/publication`, { version: 1 })),
    ]);
    expect(deactivated.status).toBe(200);
    for (const [index, key] of keys.entries()) {
      const { facts } = await seen(key);
      const acts = (await logOf(world, key)).map(({ act }) => act);
      const answer = published[index];
      expect(answer && ['done', 'publish.deactivated', 'version.newer'].includes(outcome(answer)), answer?.text).toBe(true);
      // At the very moment of its end nobody sees it any more.
      if (facts.publishedFrom !== null) expect({ facts, acts }).toMatchObject({ facts: { publishedTill: filledAt, endRecorded: true } });
      expect(acts).toEqual(answer && outcome(answer) === 'done' ? ['create', 'publish', 'endByDeactivation'] : ['create']);
    }
    const { version: now } = (await anna.get(path)).body;
    expect((await bram.delete(`${path}/deactivation`, { version: now })).status).toBe(200);
  }
});

test('saving beside turning the workflow of products off: what is saved is seen, or goes by the new rule', async () => {
  const path = `/organisation/${its.hofTeVeghel.key}`;
  for (let turn = 0; turn < 6; turn += 1) {
    const key = await made(its.hofTeVeghel, `Vlug ${turn}`);
    await anna.post(`/product/${key}/publication`, { version: 1 });
    const { facts, type, content: kept } = await seen(key);
    const { version, types, facts: own } = (await anna.get(path)).body;
    const settings = { types: types.map(({ key: one }) => one), online: own.online, workflow: own.workflow };
    const [off, saved] = await Promise.all([
      bram.put(`${path}/settings`, { version, ...settings, productWorkflow: false }),
      anna.put(`/product/${key}`, { revision: facts.working, type, state: 'ready', content: { ...kept, ageFrom: 4 } }),
    ]);
    expect(saved.status, saved.text).toBe(200);
    expect(['done', 'settings.workflow-product-changes']).toContain(outcome(off));
    const after = (await seen(key)).facts;
    // With the workflow on the change waits, and stands in the way; with it off the change has gone out.
    expect(after.publishedRevision === after.working).toBe(outcome(off) === 'done');
    await anna.post(`/product/${key}/publication`, { version: (await seen(key)).version });
    const back = (await anna.get(path)).body;
    if (!back.productWorkflow) await bram.put(`${path}/settings`, { version: back.version, ...settings, productWorkflow: true });
  }
});

test('making a product beside deleting its organisation: it goes along, or there is no such organisation', async () => {
  for (const organisation of [its.deSchaapskooi, its.kempenarchief]) {
    const path = `/organisation/${organisation.key}`;
    const { version, title } = (await anna.get(path)).body;
    const archived = await bram.post(`${path}/archive`, { version });
    const body = { organisation: organisation.key, type: productTypes.activiteit.key, content: { ...content, title: 'Net te laat' } };
    const [erased, ...answers] = await Promise.all([
      bram.delete(path, { version: archived.body.version, title }),
      ...[1, 2, 3, 4].map(() => bram.post('/product', body)),
    ]);
    expect(erased.status, erased.text).toBe(200);
    for (const answer of answers) expect(['record.unknown', 'save.archived'], answer.text).toContain(outcome(answer));
    expect(await world.db().selectFrom('product').select('key').where('organisation', '=', organisation.key).execute()).toEqual([]);
  }
});

test('two saves of the same product: both are kept, or the second is told what it would overwrite', async () => {
  const key = await made(its.deHeikant, 'Samen werken');
  const { facts, type, content: kept } = await seen(key);
  const save = (changes: object) => ({ revision: facts.working, type, state: 'concept', content: { ...kept, ...changes } });
  const [one, other] = await Promise.all([
    anna.put(`/product/${key}`, save({ ageFrom: 4 })),
    bram.put(`/product/${key}`, save({ ageTill: 12 })),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect((await seen(key)).content).toMatchObject({ ageFrom: 4, ageTill: 12 });
  const conflict = await bram.put(`/product/${key}`, save({ ageFrom: 6 }));
  expect(conflict.body).toMatchObject({ errorCode: 'save.conflict', conflict: { conflicts: [{ field: 'ageFrom' }] } });
});
