import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../for-tests.ts';
import { type Client, multipart } from './client-for-tests.ts';
import { entries, type Entry } from './entries-for-tests.ts';
import { makeRequests } from './permission-requests-for-tests.ts';
import { cells, entryOf } from './permission-table.samples.ts';

/** Whatever can be named by key looks, from outside the right, as if it did not exist (decisions 3; decision page 4). */
const world = await openWorld();
afterAll(world.close);
const unknown = '0198a000-0000-7000-8000-0000000fffff';
const asked = { team: teams.kempen.key, organisation: its.lindenhof.key };
const requests = await makeRequests(world, [asked], people.anna.key);
const outsiders: Record<string, Client> = {
  'another team': world.as(people.carla),
  'no role': world.as(people.joost),
  'another tenant': world.as(people.els),
  'another tenant, with its cookie here': world.as(people.els, 'localhost'),
  'signed out': world.nobody,
};
const anyKey = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

type Request = { method: Entry['method']; path: string; body: string };
const requestOf = (row: string): Request => {
  const entry = entries.find(({ name }) => name === entryOf(row));
  if (!entry) throw new Error(`no call ${row}`);
  const body = entry.method === 'GET' ? '' : JSON.stringify(requests.body(row, asked));
  return { method: entry.method, path: entry.base + requests.path(row, entry.path, asked), body };
};
const keysIn = ({ path, body }: Request): string[] => [...new Set([path, body].flatMap((text) => text.match(anyKey) ?? []))];

const send = async (client: Client, { method, path, body }: Request) => {
  const payload = path.endsWith('/file') && (await multipart({ field: 'logo' }, new File(['x'], 'x.png')));
  const { status, text } = await client.ask(method, path, payload || (method === 'GET' ? {} : { payload: JSON.parse(body) as object }));
  return { status, text };
};
const withKey = (text: string, from: string, to: string): string => text.replaceAll(from, to);

const rowsWithKeys = [...cells.keys()].filter((row) => !row.startsWith('access.') && keysIn(requestOf(row)).length > 0);

test('most calls name something by key', () => expect(rowsWithKeys.length).toBeGreaterThan(60));

describe.each(rowsWithKeys)('%s', (row) => {
  const request = requestOf(row);
  test.each(Object.keys(outsiders))('from %s looks as if there were nothing', async (who) => {
    const client = outsiders[who] ?? world.nobody;
    for (const key of keysIn(request)) {
      const there = await send(client, request);
      const nowhere = await send(client, {
        ...request,
        path: withKey(request.path, key, unknown),
        body: withKey(request.body, key, unknown),
      });
      expect({ ...nowhere, text: withKey(nowhere.text, unknown, key) }).toEqual(there);
    }
  });
});

const reads = rowsWithKeys.filter((row) => requestOf(row).method === 'GET');
test.each(reads)('%s with a key that is none names the field', async (row) => {
  const { path } = requestOf(row);
  const [key = ''] = path.match(anyKey) ?? [];
  const answer = await world.as(people.anna).get(path.replace(key, 'x'));
  expect({ status: answer.status, fields: answer.body.problems?.length }).toEqual({ status: 400, fields: 1 });
});

test('a host that is no tenant’s has nothing at all', async () => {
  for (const path of ['/state', `/organisation/${its.lindenhof.key}`, '/nothing']) {
    const answer = await world.onHost('elders.localhost').get(path);
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 404, code: 'record.unknown' });
  }
});
