import { organisations as its, people, types } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { filledAt, openWorld } from '../../for-tests.ts';
import { everything, logOf } from './traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

type It = { key: string };
const open = async ({ key }: It, who: It = people.bram) => {
  const { body } = await world.as(who).get(`/organisation/${key}/settings`);
  const { version, types: chosen, productWorkflow, facts } = body;
  return { version, types: z.array(z.string()).parse(chosen), online: facts.online, workflow: facts.workflow, productWorkflow };
};
const set = async (it: It, change: object, who: It = people.bram) =>
  world.as(who).put(`/organisation/${it.key}/settings`, { ...(await open(it)), ...change });
const reasons = (answer: Awaited<ReturnType<typeof set>>) => [answer.body.errorCode, ...(answer.body.also ?? []).map(({ code }) => code)];
const actsSince = async (it: It, before: number) => (await logOf(world, it.key)).slice(before).map(({ act }) => act);

test('what can be set is told: the types that may be chosen, how many, and the problems that stand in the way', async () => {
  const { body } = await world.as(people.bram).get(`/organisation/${its.zorgKempen.key}/settings`);
  expect(body).toMatchObject({
    types: [types.zorgaanbieder.key],
    maximumTypes: 3,
    productWorkflow: true,
    facts: { online: true, workflow: true },
  });
  expect(body.problems).toBeGreaterThan(0);
  expect(body.allowedTypes).toEqual(
    expect.arrayContaining([
      { key: types.museum.key, name: types.museum.name, icon: 'building-museum', active: true, removable: true, allowed: true },
      { key: types.vvv.key, name: types.vvv.name, icon: 'info-circle', active: false, removable: true, allowed: true },
    ]),
  );
});

test('several switches are set together, each with its own entry in the log', async () => {
  const before = (await logOf(world, its.deHeikant.key)).length;
  const answer = await set(its.deHeikant, {
    online: false,
    workflow: false,
    productWorkflow: false,
    types: [types.sportvereniging.key, types.museum.key],
  });
  expect(answer.body).toMatchObject({ facts: { online: false, workflow: false } });
  expect((await actsSince(its.deHeikant, before)).sort()).toEqual(['productWorkflowOff', 'setTypes', 'takeOffline', 'workflowOff']);
  expect((await world.as(people.bram).get(`/organisation/${its.deHeikant.key}`)).body).toMatchObject({
    version: answer.body.version,
    productWorkflow: false,
    types: [{ key: types.sportvereniging.key }, { key: types.museum.key }],
  });
});

test('what is set already leaves no trace', async () => {
  const before = await everything(world);
  const seen = await open(its.deHeikant);
  expect((await set(its.deHeikant, {})).body).toMatchObject({ version: seen.version });
  expect(await everything(world)).toEqual(before);
});

test('the last type stays, one that is not removable stays, an inactive one does not come: with every reason at once', async () => {
  const before = await everything(world);
  expect(reasons(await set(its.deKiem, { types: [] }))).toEqual(['settings.types-required']);
  expect(reasons(await set(its.bladel, { types: [types.vvv.key] }))).toEqual(['settings.type-not-removable', 'settings.type-inactive']);
  expect(reasons(await set(its.bladel, { types: [types.vvv.key], workflow: false }))).toEqual([
    'settings.type-not-removable',
    'settings.type-inactive',
    'settings.workflow-published',
    'settings.workflow-product-changes',
  ]);
  expect(await everything(world)).toEqual(before);
});

test('the workflow stays on while something is published or planned, until cancelling the plan is confirmed', async () => {
  expect(reasons(await set(its.deKiem, { workflow: false }))).toEqual(['settings.workflow-published']);
  expect(reasons(await set(its.kempenarchief, { workflow: false }))).toEqual([
    'settings.workflow-published',
    'settings.workflow-unpublished-changes',
  ]);
  expect(reasons(await set(its.smederij, { workflow: false }))).toEqual(['settings.workflow-plans']);
  const answer = await set(its.smederij, { workflow: false, cancelPlans: true });
  expect(answer.body).toMatchObject({ facts: { workflow: false, plannedFrom: null, withdrawnAt: filledAt } });
});

test('an organisation with problems is not put online, and says what they are', async () => {
  expect((await set(its.zorgKempen, { online: false })).status).toBe(200);
  const refused = await set(its.zorgKempen, { online: true });
  expect(refused.body).toMatchObject({ errorCode: 'settings.online-problems' });
  expect(refused.body.problems?.map(({ field }) => field)).toEqual(expect.arrayContaining(['summary', 'phone', 'email']));
});

test('what goes online again shows what is published, and the outside world is asked first', async () => {
  world.outsideSays(({ kind }) => (kind === 'email' ? 'refused' : 'ok'));
  const refused = await set(its.hofTeVeghel, { online: true }, people.noor);
  expect(refused.body.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'email', code: 'email-domain', values: { domain: expect.stringMatching(/\.example$/) } }),
    ]),
  );
  const elsewhere = await openWorld();
  const { body } = await elsewhere.as(people.noor).get(`/organisation/${its.hofTeVeghel.key}/settings`);
  const online = await elsewhere.as(people.noor).put(`/organisation/${its.hofTeVeghel.key}/settings`, {
    version: body.version,
    types: body.types,
    workflow: true,
    productWorkflow: true,
    online: true,
  });
  expect(online.body).toMatchObject({ facts: { online: true, publishedTill: null } });
  await elsewhere.close();
});

test('an archived organisation keeps its settings', async () => {
  expect(reasons(await set(its.suikerMuseum, { online: false }))).toEqual(['save.archived']);
  expect(reasons(await set(its.suikerMuseum, { types: [types.museum.key, types.archief.key] }))).toEqual(['save.archived']);
});
