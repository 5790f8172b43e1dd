import { state } from '@bronhouder/domain/publication/states.ts';
import { visible } from '@bronhouder/domain/publication/timeline.ts';
import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { later } from '../access/limits.ts';
import { logOf } from '../areas/organisations/traces-for-tests.ts';
import { filledAt, openWorld } from '../for-tests.ts';
import type { JobName } from '../house.ts';
import { anotherProcess } from './another-process-for-tests.ts';
import { runJob } from './jobs.ts';

const world = await openWorld();
afterAll(world.close);
beforeEach(async () => {
  world.at(filledAt);
  await runJob(world.house, 'record-moments');
  await runJob(world.house, 'tell');
});

const day = 24 * 3_600_000;
const get = async ({ key }: { key: string }) => (await world.as(people.anna).get(`/organisation/${key}`)).body;

test('an act that comes before the job records the moments itself, before what it does', async () => {
  const { facts, version } = await get(its.smederij);
  // Products have plans as well, before it.
  world.at(later(facts.plannedFrom ?? '', -1000));
  await runJob(world.house, 'record-moments');
  world.at(later(facts.plannedFrom ?? '', day));
  const before = await logOf(world, its.smederij.key);
  const answer = await world.as(people.bram).post(`/organisation/${its.smederij.key}/depublication`, { version, note: 'De smid is ziek.' });
  expect(answer.status).toBe(200);
  expect(await runJob(world.house, 'record-moments')).toBe(0);
  expect((await logOf(world, its.smederij.key)).slice(before.length).map(({ act, by }) => ({ act, by }))).toEqual([
    { act: 'published', by: null },
    { act: 'depublish', by: people.bram.key },
  ]);
});

test('an editor who saw the record before the job ran is told that there is a newer version', async () => {
  const [bram, path, from] = [world.as(people.bram), `/organisation/${its.deHeikant.key}`, later(filledAt, day)];
  const planned = await bram.post(`${path}/plan`, { version: (await get(its.deHeikant)).version, from });
  world.at(from);
  expect(await runJob(world.house, 'record-moments')).toBe(1);
  const refused = await bram.post(`${path}/depublication`, { version: planned.body.version, note: 'Toch niet' });
  expect({ status: refused.status, code: refused.body.errorCode }).toEqual({ status: 409, code: 'version.newer' });
});

test('two processes: 100 planned publications due at once are each recorded once, and told once', async () => {
  const { content, types } = await get(its.deHeikant);
  const bram = world.as(people.bram);
  const from = later(filledAt, day);
  const plan = async (number: number): Promise<string> => {
    const made = await bram.post('/organisation', {
      team: teams.kempen.key,
      types: types.map(({ key }) => key),
      content: { ...content, title: `Club ${number}` },
    });
    const planned = await bram.post(`/organisation/${made.body.key}/plan`, { version: made.body.version, from });
    expect(planned.status, planned.text).toBe(200);
    return made.body.key;
  };
  const keys: string[] = [];
  for (let number = 1; number <= 100; number += 1) keys.push(await plan(number));

  const processes = await Promise.all([anotherProcess(world, from), anotherProcess(world, from)]);
  const both = async (job: JobName): Promise<number> =>
    (await Promise.all(processes.map((run) => run(job)))).reduce((sum, one) => sum + one);

  expect(await both('record-moments')).toBe(100);
  const db = world.db();
  const recorded = await db.selectFrom('audit').select('record').where('act', '=', 'published').where('record', 'in', keys).execute();
  expect(recorded.map(({ record }) => record).sort()).toEqual([...keys].sort());
  const standing = await db
    .selectFrom('organisation')
    .select(['version', 'published_revision', 'planned_from'])
    .where('key', 'in', keys)
    .execute();
  expect(new Set(standing.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ version: 3, published_revision: 1, planned_from: null })]),
  );

  await both('tell');
  const tasks = await db
    .selectFrom('task')
    .select('record')
    .where('kind', '=', 'plan-done')
    .where('user_id', '=', people.bram.key)
    .where('record', 'in', keys)
    .execute();
  expect(tasks.map(({ record }) => record).sort()).toEqual([...keys].sort());
  const mails = await db
    .selectFrom('mail')
    .select(['subject'])
    .where('kind', '=', 'plan-done')
    .where('recipient', '=', people.bram.email)
    .where('subject', 'like', '%Club %')
    .execute();
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(100);
  expect(mails).toHaveLength(100);
  expect(await db.selectFrom('untold').selectAll().execute()).toEqual([]);
}, 90_000);

test('time decides: a plan takes over at its moment and ends at its end, whether or not anything was recorded', async () => {
  const { facts, version } = await get(its.lindenhof);
  const { plannedFrom, plannedTill, plannedRevision } = facts;
  if (!plannedFrom || !plannedTill || !plannedRevision) throw new Error('no plan');
  expect(plannedRevision).toBeLessThan(facts.working);
  const before = await logOf(world, its.lindenhof.key);

  const seen = async (now: string) => {
    world.at(now);
    const it = await get(its.lindenhof);
    const { rows } = (
      await world.as(people.anna).get('/organisation?states=published&states=publishCancelPlanned&states=publishEnded&q=lindenhof')
    ).body;
    expect(rows).toHaveLength(1);
    return { revision: visible(it.facts, now)?.revision ?? null, state: state(it.facts, now), version: it.version };
  };
  const old = facts.publishedRevision;
  expect(await seen(later(plannedFrom, -1))).toEqual({ revision: old, state: 'publishCancelPlanned', version });
  expect(await seen(plannedFrom)).toEqual({ revision: plannedRevision, state: 'publishCancelPlanned', version });
  expect(await seen(later(plannedTill, -1))).toEqual({ revision: plannedRevision, state: 'publishCancelPlanned', version });
  expect(await seen(plannedTill)).toEqual({ revision: null, state: 'publishEnded', version });
  expect(await logOf(world, its.lindenhof.key)).toEqual(before);

  // The job comes very late, and twice: both moments are recorded once, each at the time it was planned for.
  await runJob(world.house, 'record-moments');
  await runJob(world.house, 'record-moments');
  expect((await logOf(world, its.lindenhof.key)).slice(before.length)).toEqual([
    expect.objectContaining({ act: 'published', at: plannedFrom, by: null, revision: plannedRevision }),
    expect.objectContaining({ act: 'ended', at: plannedTill, by: null, revision: plannedRevision }),
  ]);
  expect(await seen(plannedTill)).toMatchObject({ revision: null, state: 'publishEnded', version: version + 1 });
});
