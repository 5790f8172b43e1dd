import { people, products as its } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { everything, logOf, revisionsOf } from '../organisations/traces-for-tests.ts';
import { ownFacts } from './columns.ts';
import { type Row, rows, type Seen, working } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);

const seenOf = async ({ on }: Pick<Row, 'on'>): Promise<Seen> => (await world.as(people.anna).get<Seen>(`/product/${on.key}`)).body;
const bodyOf = ({ body }: Row, seen: Seen): object => ({ version: seen.version, ...body?.(seen) });
const unknown = '0198a000-0000-7000-8000-0000000fffff';

describe.each(rows)('$verb', (row) => {
  const ask = (who: { key: string }, body: object, key = row.on.key) =>
    world.as(who)[row.method === 'PUT' ? 'put' : row.method === 'POST' ? 'post' : 'delete'](`/product/${key}${row.path}`, body);

  test('is refused: without the right, out of reach, from the other tenant, signed out; and nothing is left', async () => {
    const body = bodyOf(row, await seenOf(row));
    const before = await everything(world);

    const read = await ask(row.reader, body);
    expect({ status: read.status, code: read.body.errorCode }).toEqual({ status: 403, code: row.refusal ?? 'right.missing' });

    const nothing = await ask(people.carla, body, unknown);
    expect({ status: nothing.status, code: nothing.body.errorCode }).toEqual({ status: 404, code: 'record.unknown' });
    for (const answer of [await ask(people.carla, body), await ask(people.ilse, body), await ask(people.els, body)])
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: nothing.text });

    const out = await world.nobody.ask(row.method, `/product/${row.on.key}${row.path}`, { payload: body });
    expect({ status: out.status, code: out.body.errorCode }).toEqual({ status: 412, code: 'session.missing' });
    expect(await everything(world)).toEqual(before);
  });

  test('is refused for input that is wrong, with the field named; and nothing is left', async () => {
    const body = bodyOf(row, await seenOf(row));
    const before = await everything(world);
    const unversioned: [object, string][] = [
      [{ version: 'one' }, 'version'],
      [{ version: undefined }, 'version'],
    ];
    for (const [wrong, field] of [...(row.verb === 'save' ? [] : unversioned), ...(row.wrong ?? [])]) {
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

    const entries = (await logOf(world, row.on.key)).slice(before.log.length).filter(({ act }) => !act.startsWith('share'));
    expect(entries).toEqual([
      expect.objectContaining({
        act: row.act,
        action: row.action ?? 'update',
        by: row.by.key,
        at: filledAt,
        revision: row.revision?.(seen) ?? null,
        note: row.note ?? null,
      }),
    ]);
    if (row.verb === 'erase') return;

    expect(answer.body).toMatchObject({ key: row.on.key, version: seen.version + 1, facts: row.facts });
    const now = await seenOf(row);
    expect({ version: now.version, facts: now.facts }).toEqual({ version: answer.body.version, facts: answer.body.facts });
    expect(entries[0]?.details).toMatchObject({ facts: ownFacts({ facts: now.facts, ownArchivedAt: now.facts.archivedAt }) });
    const made = (await revisionsOf(world, row.on.key)).slice(before.revisions.length);
    expect(made.map(({ number, made_by, fields }) => ({ number, made_by, fields }))).toEqual(
      row.verb === 'save' ? [{ number: working(seen) + 1, made_by: row.by.key, fields: ['meetings'] }] : [],
    );
  });
});

test('what was erased is gone; its traces stay without content', async () => {
  const { key } = its.verhalenuur;
  expect((await world.as(people.anna).get(`/product/${key}`)).body.errorCode).toBe('record.unknown');
  expect(await revisionsOf(world, key)).toEqual([]);
  const log = await logOf(world, key);
  expect(log.map(({ act }) => act)).toEqual(expect.arrayContaining(['create', 'publish', 'archive', 'erase']));
  expect(log.filter((entry) => entry.note !== null || (entry.act !== 'erase' && JSON.stringify(entry.details) !== '{}'))).toEqual([]);
});

test('a refusal speaks of a product', async () => {
  const { version } = await seenOf({ on: its.boekstart });
  const { body } = await world.as(people.karel).delete(`/product/${its.boekstart.key}/archive`, { version });
  expect(body).toMatchObject({ errorCode: 'restore.not-archived', message: 'Dit product is niet gearchiveerd.' });
});
