import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld, filledAt } from '../../for-tests.ts';
import type { Answer, Method } from '../../http/client-for-tests.ts';
import { everything, logOf, revisionsOf } from './traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

type Seen = Answer['body'];
type Row = {
  verb: string;
  method: Method;
  path: string;
  on: { key: string };
  by: { key: string };
  /** Reads the organisation, and may not do this. */
  reader: { key: string };
  refusal?: string;
  body?: (seen: Seen) => object;
  /** What it leaves in the log, and the facts it leads to. */
  act: string;
  action?: string;
  revision?: (seen: Seen) => number | null;
  facts?: object;
  note?: string;
  /** Input that is refused: what is wrong with it, and the field that is named. */
  wrong?: [object, string][];
};

const working = (seen: Seen) => seen.facts.working;
const soon = '2026-12-01T10:00:00.000Z';
const settings = (seen: Seen) => ({
  types: seen.types.map(({ key }) => key),
  online: seen.facts.online,
  workflow: seen.facts.workflow,
  productWorkflow: seen.productWorkflow,
});
const note = 'De gegevens zijn verouderd.';

/** Every verb on an organisation that exists, on one for which it is possible; the order is that of the rows. */
const rows: Row[] = [
  {
    verb: 'save',
    method: 'PUT',
    path: '',
    on: its.deHeikant,
    by: people.ilse,
    reader: people.hanna,
    act: 'saveReady',
    body: ({ facts, types, content }) => ({
      version: undefined,
      revision: facts.working,
      types,
      state: 'ready',
      content: { ...content, parkingSpaces: 41 },
    }),
    revision: ({ facts }) => facts.working + 1,
    facts: { working: 4, publishedRevision: null },
    wrong: [
      [{ revision: 'two' }, 'revision'],
      [{ state: 'published' }, 'state'],
      [{ content: [] }, 'content'],
      [{ types: [{ key: 'museum' }] }, 'types.0.key'],
      [{ content: { title: 5 } }, 'title'],
      [{ content: { title: 'a\u0000b' } }, 'title'],
      [{ revision: 99 }, 'revision'],
    ],
  },
  {
    verb: 'publish',
    method: 'POST',
    path: '/publication',
    on: its.deHeikant,
    by: people.bram,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'publish',
    revision: working,
    facts: { publishedRevision: 4, publishedFrom: filledAt, publishedTill: null, state: 'ready' },
  },
  {
    verb: 'plan',
    method: 'POST',
    path: '/plan',
    on: its.kempenarchief,
    by: people.bram,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'plan',
    body: () => ({ from: '2026-12-01T11:00:00+01:00' }),
    revision: working,
    facts: { plannedFrom: soon, plannedTill: null, plannedBy: people.bram.key },
    wrong: [
      [{ from: 'tomorrow' }, 'from'],
      [{ from: '2026-12-01' }, 'from'],
      [{ from: soon, till: 7 }, 'till'],
      [{ from: '2026-11-20T10:00:00Z' }, 'from'],
      [{ from: soon, till: soon }, 'till'],
    ],
  },
  {
    verb: 'withdrawPlan',
    method: 'DELETE',
    path: '/plan',
    on: its.smederij,
    by: people.bram,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'withdrawPlan',
    revision: working,
    facts: { plannedFrom: null, plannedRevision: null, withdrawnAt: filledAt },
  },
  {
    verb: 'depublish',
    method: 'POST',
    path: '/depublication',
    on: its.deKiem,
    by: people.karel,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'depublish',
    body: () => ({ note }),
    note,
    revision: ({ facts }) => facts.publishedRevision,
    facts: { publishedTill: filledAt, endRecorded: true },
    wrong: [
      [{ note: undefined }, 'note'],
      [{ note: ' \n' }, 'note'],
      [{ note: 'x'.repeat(2001) }, 'note'],
      [{ from: '2026-11-20T10:00:00Z' }, 'from'],
    ],
  },
  {
    verb: 'cancelEnd',
    method: 'DELETE',
    path: '/depublication',
    on: its.deRaam,
    by: people.noor,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'cancelEnd',
    revision: working,
    facts: { publishedTill: null },
  },
  {
    verb: 'deactivate',
    method: 'POST',
    path: '/deactivation',
    on: its.bladel,
    by: people.bram,
    reader: people.ilse,
    act: 'deactivate',
    revision: working,
    facts: { deactivatedAt: filledAt, publishedTill: filledAt },
  },
  {
    verb: 'activate',
    method: 'DELETE',
    path: '/deactivation',
    on: its.tennisMark,
    by: people.bram,
    reader: people.ilse,
    act: 'activate',
    revision: working,
    facts: { deactivatedAt: null },
  },
  {
    verb: 'archive',
    method: 'POST',
    path: '/archive',
    on: its.lindenhof,
    by: people.bram,
    reader: people.karel,
    act: 'archive',
    revision: working,
    facts: { archivedAt: filledAt, plannedFrom: null, publishedTill: filledAt },
  },
  {
    verb: 'restore',
    method: 'DELETE',
    path: '/archive',
    on: its.suikerMuseum,
    by: people.bram,
    reader: people.ilse,
    act: 'restore',
    revision: working,
    facts: { archivedAt: null, state: 'concept', publishedRevision: null },
  },
  {
    verb: 'updateSettings',
    method: 'PUT',
    path: '/settings',
    on: its.deScholte,
    by: people.omar,
    reader: people.gijs,
    act: 'takeOffline',
    body: (seen) => ({ ...settings(seen), online: false }),
    facts: { online: false },
    wrong: [
      [{ online: 'no' }, 'online'],
      [{ types: 'museum' }, 'types'],
      [{ workflow: undefined }, 'workflow'],
      [{ types: ['x'] }, 'types.0'],
    ],
  },
  {
    verb: 'erase',
    method: 'DELETE',
    path: '',
    on: its.lindenhof,
    by: people.bram,
    reader: people.karel,
    act: 'erase',
    action: 'delete',
    body: ({ title }) => ({ title }),
    revision: () => null,
    wrong: [
      [{ title: 'Bibliotheek' }, 'title'],
      [{ title: undefined }, 'title'],
    ],
  },
];

const seenOf = async ({ on }: Row): Promise<Seen> => (await world.as(people.anna).get(`/organisation/${on.key}`)).body;
const bodyOf = ({ body }: Row, seen: Seen): object => ({ version: seen.version, ...body?.(seen) });
const unknown = '0198a000-0000-7000-8000-0000000fffff';

describe.each(rows)('$verb', (row) => {
  const ask = (who: { key: string }, body: object, key = row.on.key) =>
    world.as(who)[row.method === 'PUT' ? 'put' : row.method === 'POST' ? 'post' : 'delete'](`/organisation/${key}${row.path}`, body);

  test('is refused: without the right, out of reach, from the other tenant, signed out; and nothing is left', async () => {
    const body = bodyOf(row, await seenOf(row));
    const before = await everything(world);

    const read = await ask(row.reader, body);
    expect({ status: read.status, code: read.body.errorCode }).toEqual({ status: 403, code: row.refusal ?? 'right.missing' });

    const nothing = await ask(people.carla, body, unknown);
    expect({ status: nothing.status, code: nothing.body.errorCode }).toEqual({ status: 404, code: 'record.unknown' });
    const outside = await ask(people.carla, body);
    const abroad = await ask(people.els, body);
    for (const answer of [outside, abroad])
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: nothing.text });

    const out = await world.nobody.ask(row.method, `/organisation/${row.on.key}${row.path}`, { payload: body });
    expect({ status: out.status, code: out.body.errorCode }).toEqual({ status: 412, code: 'session.missing' });
    expect(await everything(world)).toEqual(before);
  });

  test('is refused for input that is wrong, with the field named; and nothing is left', async () => {
    const body = bodyOf(row, await seenOf(row));
    const before = await everything(world);
    const versioned: [object, string][] =
      row.verb === 'save'
        ? []
        : [
            [{ version: 'one' }, 'version'],
            [{ version: undefined }, 'version'],
          ];
    for (const [wrong, field] of [...versioned, ...(row.wrong ?? [])]) {
      const answer = await ask(row.by, { ...body, ...wrong });
      expect([400, 422], `${JSON.stringify(wrong)}: ${answer.text}`).toContain(answer.status);
      expect(
        answer.body.problems?.map((problem) => problem.field),
        JSON.stringify(wrong),
      ).toContain(field);
    }
    expect(await everything(world)).toEqual(before);
  });

  test('is refused for a version that is no longer the newest', async () => {
    if (row.verb === 'save') return;
    const seen = await seenOf(row);
    const answer = await ask(row.by, { ...bodyOf(row, seen), version: seen.version - 1 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ errorCode: 'version.newer', values: { version: seen.version } });
  });

  test('is done, and leaves what it should in the log', async () => {
    const seen = await seenOf(row);
    const before = { log: await logOf(world, row.on.key), revisions: await revisionsOf(world, row.on.key) };
    const answer = await ask(row.by, bodyOf(row, seen));
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });

    const entries = (await logOf(world, row.on.key)).slice(before.log.length);
    const revision = row.revision?.(seen) ?? null;
    expect(entries).toEqual([
      expect.objectContaining({
        act: row.act,
        action: row.action ?? 'update',
        by: row.by.key,
        at: filledAt,
        revision,
        note: row.note ?? null,
      }),
    ]);
    if (row.verb === 'erase') return;

    expect(answer.body).toMatchObject({ key: row.on.key, version: seen.version + 1, facts: row.facts });
    const now = await seenOf(row);
    expect({ version: now.version, facts: now.facts }).toEqual({ version: answer.body.version, facts: answer.body.facts });
    expect(entries[0]?.details).toMatchObject({ facts: answer.body.facts });
    const made = (await revisionsOf(world, row.on.key)).slice(before.revisions.length);
    expect(made.map(({ number, made_by, fields }) => ({ number, made_by, fields }))).toEqual(
      row.verb === 'save' ? [{ number: working(seen) + 1, made_by: row.by.key, fields: ['parkingSpaces'] }] : [],
    );
  });
});

test('what was erased is gone, with everything that hung on it; its traces stay without content', async () => {
  const { key } = its.lindenhof;
  expect((await world.as(people.anna).get(`/organisation/${key}`)).body.errorCode).toBe('record.unknown');
  expect(await revisionsOf(world, key)).toEqual([]);
  const log = await logOf(world, key);
  expect(log.map(({ act }) => act)).toEqual(expect.arrayContaining(['create', 'publish', 'archive', 'erase']));
  expect(log.filter((entry) => entry.note !== null || (entry.act !== 'erase' && JSON.stringify(entry.details) !== '{}'))).toEqual([]);
  const roles = await world.db().selectFrom('assignment').select('key').where('organisation', '=', key).execute();
  expect(roles).toEqual([]);
});
