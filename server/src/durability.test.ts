import { organisations as its, people, tenants } from '@bronhouder/world/cast.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { secret } from './access/for-tests.ts';
import { factSelection } from './areas/organisations/fact-columns.ts';
import { fromRow } from './areas/records/fact-row.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/connect.ts';
import { fillSmall } from './demo/fill-demo.ts';
import { sessionOf } from './http/client-for-tests.ts';
import { makeHouse } from './make-house.ts';
import { dataFolder, startServer } from './process-for-tests.ts';

const { folder, remove } = dataFolder();
afterAll(remove);
const environment = { DATA_DIR: folder, SECRET: secret, LOG_LEVEL: 'silent' };
const clock = () => new Date().toISOString();

/** Opens the database beside no server, as a server would. */
const withDatabase = async <T>(act: (database: Database) => Promise<T>): Promise<T> => {
  const { house, close } = await makeHouse(readConfig(environment), clock);
  try {
    return await act(house.database);
  } finally {
    await close();
  }
};

const prepared = async (): Promise<string> => {
  const { house, close } = await makeHouse(readConfig(environment), clock);
  await fillSmall(house);
  const cookie = await sessionOf(house, tenants.streekdata.key, people.anna.key)();
  await close();
  return cookie;
};

type Standing = { key: string; version: number; facts: { working: number } };
/** What the server said it had done: of a save also the words. */
type Acknowledged = { key: string; version: number; revision: number; words?: string };

/** An editor who does one thing after the other to one organisation until the server is gone. */
const editor = async (address: string, cookie: string, key: string, round: number, heard: (write: Acknowledged) => void): Promise<void> => {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${address}/api/organisation/${key}${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json() as Promise<T>;
  };
  const { content, types } = await call<{ content: object; types: object[] }>('GET', '');
  let { facts, version } = await call<Standing>('GET', '');
  for (let turn = 0; ; turn += 1) {
    const words = `Ronde ${round}, beurt ${turn}`;
    const saved = await call<Standing>('PUT', '', {
      revision: facts.working,
      types,
      state: 'ready',
      content: { ...content, photoText: words },
    });
    heard({ key, version: saved.version, revision: saved.facts.working, words });
    const published = await call<Standing>('POST', '/publication', { version: saved.version });
    heard({ key, version: published.version, revision: published.facts.working });
    ({ facts, version } = published);
    if (turn % 3 === 2) {
      const ended = await call<Standing>('POST', '/depublication', { version, note: words });
      heard({ key, version: ended.version, revision: ended.facts.working });
      ({ facts, version } = ended);
    }
  }
};

/** Lets the editors work until the server has acknowledged so many writes, and kills it in the middle of the next. */
const round = async (number: number, cookie: string, acknowledged: Acknowledged[]): Promise<void> => {
  const server = startServer(environment);
  const address = await server.address;
  const enough = acknowledged.length + 12;
  const killed = new Promise<void>((resolve) => {
    const heard = (write: Acknowledged): void => {
      acknowledged.push(write);
      if (acknowledged.length >= enough && server.child.kill('SIGKILL')) resolve();
    };
    const editors = [its.deHeikant, its.deKiem, its.bladel, its.kempenarchief].map(({ key }) =>
      editor(address, cookie, key, number, heard),
    );
    for (const working of editors) working.catch(() => {});
  });
  await killed;
  await server.ended;
};

/** Everything that the writes left, record by record. */
const leftIn = async (database: Database) => {
  const db = database.forTenant(tenants.streekdata.key);
  const [records, revisions, entries] = await Promise.all([
    db
      .selectFrom('organisation as o')
      .select(['o.key', 'o.version', ...factSelection])
      .execute(),
    db
      .selectFrom('revision')
      .select(['record', 'number', sql<string | null>`content->>'photoText'`.as('words')])
      .orderBy('number')
      .execute(),
    db
      .selectFrom('audit')
      .select(['record', 'act', 'revision', sql<object | null>`details->'facts'`.as('facts')])
      .orderBy('at')
      .orderBy('key')
      .execute(),
  ]);
  return records.map((row) => ({
    key: row.key,
    version: row.version,
    facts: fromRow(row),
    revisions: revisions.filter(({ record }) => record === row.key),
    entries: entries.filter(({ record }) => record === row.key),
  }));
};

test('kill -9 during writes, ten times: nothing acknowledged is lost, and nothing is half written', async () => {
  const cookie = await prepared();
  const before = await withDatabase(leftIn);
  const acknowledged: Acknowledged[] = [];
  for (let number = 1; number <= 10; number += 1) await round(number, cookie, acknowledged);
  const after = await withDatabase(leftIn);

  for (const write of acknowledged) {
    const it = after.find(({ key }) => key === write.key);
    expect(it?.version).toBeGreaterThanOrEqual(write.version);
    if (write.words) expect(it?.revisions.find(({ number }) => number === write.revision)?.words).toBe(write.words);
  }
  expect(after).toHaveLength(before.length);
  for (const it of after) {
    expect(it.revisions.map(({ number }) => number)).toEqual(Array.from({ length: it.facts.working }, (_, index) => index + 1));
    const saved = new Set(it.entries.filter(({ act }) => act.startsWith('save')).map(({ revision }) => revision));
    expect([...saved]).toEqual(it.revisions.slice(1).map(({ number }) => number));
    expect(it.entries.at(-1)?.facts).toEqual(it.facts);
    const was = before.find(({ key }) => key === it.key);
    if (acknowledged.some(({ key }) => key === it.key))
      expect(it.entries.length - (was?.entries.length ?? 0)).toBe(it.version - (was?.version ?? 0));
  }
}, 180_000);
