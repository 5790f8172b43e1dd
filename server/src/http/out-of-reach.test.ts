import { api } from '@bronhouder/contract/api.ts';
import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const unknown = '0198a000-0000-7000-8000-0000000fffff';

const [task, mail] = [world.house.newKey(), world.house.newKey()];
const at = world.house.clock();
await world.db().insertInto('task').values({ key: task, user_id: people.anna.key, kind: 'plan-done', at }).execute();
await world
  .db()
  .insertInto('mail')
  .values({ key: mail, kind: 'plan-done', recipient: 'x@y.example', subject: '', body_text: '', body_html: '', at, state: 'kept' })
  .execute();

/** What the path of a call names, by noun. */
const things: Record<string, string> = {
  organisation: its.lindenhof.key,
  file: its.lindenhof.key,
  team: teams.kempen.key,
  task,
  outbox: mail,
};
const nounOf = (path: string): string => /^\/(\w+)/.exec(path)?.[1] ?? '';
const filled = (path: string, key: string): string =>
  path
    .replace(/\{(?:key|uuid)\}/, key)
    .replace('{act}', 'erase')
    .replace('{number}', '1')
    .replace('{file}', unknown);

const reads = Object.values<Record<string, { '~orpc': { route: { method?: string; path?: string } } }>>(api)
  .flatMap((noun) => Object.values(noun).map((call) => call['~orpc'].route))
  .flatMap(({ method, path = '' }) => (method === 'GET' && path.includes('{') ? [path] : []));

test('there are calls that read by key, of every noun', () => {
  expect([...new Set(reads.map(nounOf))].sort()).toEqual(
    Object.keys(things)
      .filter((noun) => noun !== 'file')
      .sort(),
  );
});

test.each(reads)('%s from outside looks as if there were nothing', async (path) => {
  const key = things[nounOf(path)] ?? '';
  // Somebody of another team, somebody without any role, somebody of the other tenant (with the cookie of either), in both languages.
  const outsiders = [world.as(people.carla), world.as(people.joost), world.as(people.els)];
  for (const client of outsiders) {
    for (const headers of [{}, { 'accept-language': 'en' }]) {
      const [there, nowhere] = [
        await client.ask('GET', filled(path, key), { headers }),
        await client.ask('GET', filled(path, unknown), { headers }),
      ];
      expect({ status: there.status, text: there.text }).toEqual({ status: nowhere.status, text: nowhere.text });
      expect([403, 404]).toContain(there.status);
      expect(there.body).toMatchObject({ success: false });
    }
  }
  const stranger = await world.as(people.els, 'localhost').get(filled(path, key));
  expect({ status: stranger.status, code: stranger.body.errorCode }).toEqual({ status: 412, code: 'session.missing' });
});

test.each(reads)('%s with a key that is none names the field', async (path) => {
  const answer = await world.as(people.anna).get(
    path
      .replace(/\{(?:key|uuid)\}/, 'x')
      .replace('{act}', 'erase')
      .replace('{number}', '1')
      .replace('{file}', unknown),
  );
  expect({ status: answer.status, fields: answer.body.problems?.map(({ field }) => field) }).toEqual({
    status: 400,
    fields: [path.includes('{uuid}') ? 'uuid' : 'key'],
  });
});

test('a host that is no tenant’s has nothing at all', async () => {
  for (const path of ['/state', `/organisation/${its.lindenhof.key}`, '/nothing']) {
    const answer = await world.onHost('elders.localhost').get(path);
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 404, code: 'record.unknown' });
  }
});
