import { type Act, allActs, possibleActs } from '@bronhouder/domain/publication/acts.ts';
import { organisations as its, people } from '@bronhouder/world/cast.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import type { Answer } from '../../http/client-for-tests.ts';
import { runJob } from '../../jobs/jobs.ts';
import { fromRow } from '../records/fact-row.ts';
import { factSelection } from './fact-columns.ts';
import { logOf } from './traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const bram = world.as(people.bram);
const anna = world.as(people.anna);

/** Everything that has to hold of every record of both tenants, whatever was done. */
const expectAllTogether = async (): Promise<void> => {
  for (const host of ['localhost', 'vlaanderen.localhost'] as const) {
    const db = world.db(host);
    const records = await db
      .selectFrom('organisation as o')
      .select(['o.key', 'o.version', ...factSelection])
      .execute();
    for (const row of records) {
      const log = await logOf(world, row.key, host);
      const { numbers } = await db
        .selectFrom('revision')
        .select(sql<number[]>`array_agg(number order by number)`.as('numbers'))
        .where('record', '=', row.key)
        .executeTakeFirstOrThrow();
      expect(numbers).toEqual(Array.from({ length: row.working }, (_, index) => index + 1));
      expect([...new Set(log.filter(({ act }) => act === 'create' || act.startsWith('save')).map(({ revision }) => revision))]).toEqual(
        numbers,
      );
      expect(log.at(-1)?.details).toMatchObject({ facts: fromRow(row) });
    }
    for (const kind of ['organisation', 'product', 'supplement'] as const) {
      const table = sql.table(kind);
      const astray = await sql<{ record: string }>`
        select record from revision where kind = ${kind} and not exists (select from ${table} x where x.key = record)
        union all select record from audit where kind = ${kind} and act <> 'erase' and not exists (select from ${table} x where x.key = record)
        union all select key from ${table} x where not exists (select from audit a where a.record = x.key)
          or x.working <> (select count(*) from revision r where r.record = x.key and r.number between 1 and x.working)`.execute(db);
      expect(astray.rows, kind).toEqual([]);
    }
  }
};

test('the demo world, made by the verbs, holds together', async () => {
  await expectAllTogether();
  expect((await anna.get('/organisation?archived=with')).body.total).toBe(15);
});

/** What is tried: now and then anything at all, mostly something that the facts allow and was not done yet, so that the walk gets everywhere. */
const step = fc.record({
  wild: fc.constantFrom(false, false, false, true),
  pick: fc.nat(1000),
  on: fc.constantFrom(its.deHeikant, its.deKiem, its.smederij),
  hours: fc.constantFrom(0, 0, 0, 1, 30),
  stale: fc.constantFrom(false, false, false, false, true),
  turn: fc.nat(5),
});
const untried: Act[] = ['erase', 'workflowOn', 'workflowOff'];
const tried = allActs.filter((act) => !untried.includes(act));

test('no write without an audit entry, and no audit entry without a write, whatever is tried', async () => {
  const done = new Set<Act>();
  let now = filledAt;
  const count = async () => Number((await sql<{ count: number }>`select count(*) from audit`.execute(world.db())).rows[0]?.count);
  for (const { wild, pick, on, hours, stale, turn } of fc.sample(step, { numRuns: 300, seed: 20261121 })) {
    now = later(now, hours * 3_600_000);
    world.at(now);
    if (turn === 0) await runJob(world.house, 'record-moments');
    const path = `/organisation/${on.key}`;
    const it = (await anna.get(path)).body;
    const choice = wild ? tried : possibleActs(it.facts, now).filter((act) => tried.includes(act));
    const fresh = turn > 2 ? choice.find((one) => !done.has(one)) : undefined;
    const act = fresh ?? choice[pick % choice.length] ?? 'saveConcept';
    const seen = { version: it.version - (stale ? 1 : 0) };
    const save = (state: string) =>
      bram.put(path, { revision: it.facts.working, types: it.types, state, content: { ...it.content, photoText: `Beeld ${turn}` } });
    const online = (wanted: boolean) => {
      const { workflow } = it.facts;
      const types = it.types.map(({ key }) => key);
      return bram.put(`${path}/settings`, { ...seen, types, online: wanted, workflow, productWorkflow: it.productWorkflow });
    };
    const planned = { from: later(now, (turn + 1) * 60_000_000), till: turn > 3 ? later(now, 400_000_000) : null, replace: turn > 1 };
    const asks: Partial<Record<Act, () => Promise<Answer>>> = {
      saveConcept: () => save('concept'),
      saveReady: () => save('ready'),
      publish: () => bram.post(`${path}/publication`, seen),
      plan: () => bram.post(`${path}/plan`, { ...seen, ...planned }),
      withdrawPlan: () => bram.delete(`${path}/plan`, seen),
      depublish: () => bram.post(`${path}/depublication`, { ...seen, note: 'Klaar', from: turn > 2 ? later(now, 50_000_000) : null }),
      cancelEnd: () => bram.delete(`${path}/depublication`, seen),
      deactivate: () => bram.post(`${path}/deactivation`, seen),
      activate: () => bram.delete(`${path}/deactivation`, seen),
      archive: () => bram.post(`${path}/archive`, seen),
      restore: () => bram.delete(`${path}/archive`, seen),
      putOnline: () => online(true),
      takeOffline: () => online(false),
    };
    const before = await count();
    const answer = await asks[act]?.();
    const after = (await anna.get(path)).body;
    expect([200, 409, 422], `${act}: ${answer?.text}`).toContain(answer?.status);
    if (after.version > it.version) done.add(act);
    else expect({ after, count: await count() }).toEqual({ after: it, count: before });
    expect(after.version - it.version).toBe((await count()) > before ? 1 : 0);
    if (answer?.status !== 200) expect(after.version).toBe(it.version);
  }
  expect([...done].sort()).toEqual([...tried].sort());
  await expectAllTogether();
});
