import { type Condition, holds } from '@bronhouder/domain/condition.ts';
import { chipConditions } from '@bronhouder/domain/publication/chips.ts';
import { acts, allowedWhen, allActs } from '@bronhouder/domain/publication/acts.ts';
import { due } from '@bronhouder/domain/publication/conditions.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { states, workflowStates } from '@bronhouder/domain/publication/states.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { factColumns } from '../areas/organisations/fact-columns.ts';
import { toRow } from '../areas/records/fact-row.ts';
import { conditionSql } from './condition-sql.ts';
import { freshDatabase } from './for-tests.ts';

const database = await freshDatabase();
afterAll(() => database.close());

/** Few different moments, so that they meet and are equal often. */
const moment = fc.constantFrom(
  '2026-11-21T08:59:59.999Z',
  '2026-11-21T09:00:00.000Z',
  '2026-11-21T09:00:00.001Z',
  '2027-03-28T01:00:00.000Z',
);
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });
const number = fc.integer({ min: 1, max: 3 });
const person = fc.constantFrom('0198a000-0000-7000-8000-00000000000a', '0198a000-0000-7000-8000-00000000000b');

/** Any facts at all, also those that no history leads to: the two have to agree on them as well. */
const facts: fc.Arbitrary<Facts> = fc.record({
  workflow: fc.boolean(),
  online: fc.boolean(),
  state: fc.constantFrom('concept', 'ready'),
  working: number,
  publishedRevision: perhaps(number),
  publishedFrom: perhaps(moment),
  publishedTill: perhaps(moment),
  endRecorded: fc.boolean(),
  plannedRevision: perhaps(number),
  plannedFrom: perhaps(moment),
  plannedTill: perhaps(moment),
  plannedBy: perhaps(person),
  withdrawnAt: perhaps(moment),
  deactivatedAt: perhaps(moment),
  archivedAt: perhaps(moment),
});

const types: Partial<Record<string, string>> = {
  workflow: 'boolean',
  online: 'boolean',
  end_recorded: 'boolean',
  state: 'text',
  planned_by: 'uuid',
  working: 'integer',
  published_revision: 'integer',
  planned_revision: 'integer',
};
const columnsOf = Object.fromEntries(Object.entries(factColumns).map(([fact, column]) => [fact, `o.${column}`])) as Record<
  keyof Facts,
  string
>;

/** What the database says of each condition about each of the facts, in one round trip. */
const bySql = async (conditions: Condition<Facts>[], about: Facts[], now: string): Promise<boolean[][]> => {
  const rows = about.map(
    (one) =>
      sql`(${sql.join(Object.entries(toRow(one)).map(([column, value]) => sql`${value}::${sql.raw(types[column] ?? 'timestamptz')}`))})`,
  );
  const columns = Object.keys(toRow(about[0] ?? ({} as Facts)));
  const answers = conditions.map((condition) => conditionSql(condition, columnsOf, now));
  const { rows: found } = await sql<{
    said: boolean[];
  }>`select array[${sql.join(answers)}] as said from (values ${sql.join(rows)}) as o (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(
    database.untenanted,
  );
  return found.map(({ said }) => said);
};

const byDomain = (conditions: Condition<Facts>[], about: Facts[], now: string): boolean[][] =>
  about.map((one) => conditions.map((condition) => holds(condition, one, now)));

const some = fc.array(facts, { minLength: 40, maxLength: 40 });

describe('SQL and domain agree, whatever the facts and the moment', () => {
  test.each<[string, Condition<Facts>[]]>([
    ['states', Object.values(states)],
    ['workflow states', Object.values(workflowStates)],
    ['chips', Object.values(chipConditions)],
    ['acts', allActs.map(allowedWhen)],
    ['reasons against acts', Object.values(acts).flatMap(({ refusedWhen }) => refusedWhen.map(({ when }) => when))],
    ['what is due', [due]],
  ])('on %s', async (_, conditions) => {
    await fc.assert(
      fc.asyncProperty(some, moment, async (about, now) => {
        expect(await bySql(conditions, about, now)).toEqual(byDomain(conditions, about, now));
      }),
      { numRuns: 15 },
    );
  });

  const moments = ['publishedFrom', 'publishedTill', 'plannedFrom', 'plannedTill', 'withdrawnAt', 'deactivatedAt', 'archivedAt'] as const;
  const { tree } = fc.letrec<{ tree: Condition<Facts> }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<Condition<Facts>>(
        { is: ['online', true] },
        { is: ['state', 'ready'] },
        { is: ['plannedBy', null] },
        { is: ['plannedRevision', 2] },
      ),
      fc.constantFrom(...moments).map((past): Condition<Facts> => ({ past })),
      fc.constantFrom(...moments).map((future): Condition<Facts> => ({ future })),
      fc.constantFrom(...moments).map((missing): Condition<Facts> => ({ missing })),
      fc.tuple(fc.constantFrom(...moments), fc.constantFrom(...moments)).map((differ): Condition<Facts> => ({ differ })),
      fc.tuple(fc.constantFrom(...moments), fc.constantFrom(...moments)).map((equal): Condition<Facts> => ({ equal })),
      tie('tree').map((not): Condition<Facts> => ({ not })),
      fc.array(tie('tree'), { maxLength: 3 }).map((all): Condition<Facts> => ({ all })),
      fc.array(tie('tree'), { maxLength: 3 }).map((any): Condition<Facts> => ({ any })),
    ),
  }));

  test('on any condition that can be said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tree, { minLength: 1, maxLength: 5 }), some, moment, async (conditions, about, now) => {
        expect(await bySql(conditions, about, now)).toEqual(byDomain(conditions, about, now));
      }),
      { numRuns: 60 },
    );
  });
});
