import Fastify from 'fastify';
import pg from 'pg';
import { asOwner } from '@bronhouder/server/database/connection.ts';
import { runningServer } from '@bronhouder/server/database/embedded-running.ts';
import { people, tenants } from '@bronhouder/world/cast.ts';
import * as statements from './statements.ts';

/** The bare limit: the same answers and the same rows by Fastify and pg alone, on the database of the server that is measured. */
const running = await runningServer(process.env.DATA_DIR ?? '');
if (!running) throw new Error('there is no database');
const pool = new pg.Pool({ ...asOwner(running), max: 10 });
const app = Fastify();

type Keyed = { Params: { key: string } };
const by = people.anna.key;

const inTransaction = async <T>(act: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await act(client);
    await client.query('commit');
    return answer;
  } catch (fault) {
    await client.query('rollback');
    throw fault;
  } finally {
    client.release();
  }
};

const columns = [
  'workflow',
  'online',
  'state',
  'working',
  'publishedRevision',
  'publishedFrom',
  'publishedTill',
  'endRecorded',
  'plannedRevision',
  'plannedFrom',
  'plannedTill',
  'plannedBy',
  'withdrawnAt',
  'deactivatedAt',
  'archivedAt',
];
const factsOf = (row: Record<string, unknown>) => Object.fromEntries(columns.map((column) => [column, row[column]]));

app.get('/health/ready', async () => ({ ready: true }));

app.get<Keyed>('/api/organisation/:key', async ({ params }) => {
  const { rows } = await pool.query(statements.get, [params.key]);
  const { key, title, team, teamName, version, types, content, productWorkflow, savedAt, savedBy, createdAt, depublicationNote } = rows[0];
  const standing = { key, title, team: { key: team, name: teamName }, version, types, content, facts: factsOf(rows[0]) };
  return {
    ...standing,
    productWorkflow,
    savedAt,
    savedBy,
    createdAt,
    archivedBy: null,
    depublicationNote,
    actions: [],
    notifications: false,
  };
});

app.get('/api/organisation', async () => {
  const { rows } = await pool.query(statements.list, [tenants.streekdata.key]);
  const shown = rows.map(({ key, title, team, teamName, types, city, savedAt, savedBy, ...row }) => {
    return { key, title, team: { key: team, name: teamName }, types, facts: factsOf(row), city, savedAt, savedBy };
  });
  return { rows: shown, total: rows[0]?.total ?? 0 };
});

app.get<Keyed>('/api/product/:key', async ({ params }) => {
  const { rows } = await pool.query(statements.productGet, [params.key]);
  const { key, title, owner, ownerTitle, version, types, content, savedAt, savedBy, createdAt, depublicationNote, sharedWith } = rows[0];
  const organisation = { key: owner, title: ownerTitle, archived: false };
  const standing = { key, title, organisation, version, type: types[0], content, facts: factsOf(rows[0]), savedAt, savedBy, createdAt };
  return { ...standing, archivedBy: null, depublicationNote, actions: [], notifications: false, sharedWith, shownThrough: [], teams: [] };
});

app.get('/api/product', async () => {
  const { rows } = await pool.query(statements.productList, [tenants.streekdata.key]);
  const shown = rows.map(({ key, title, owner, ownerTitle, type, savedAt, savedBy, sharedWith, ...row }) => {
    const organisation = { key: owner, title: ownerTitle };
    return { key, title, organisation, type, facts: factsOf(row), savedAt, savedBy, sharedWith, shownThrough: [] };
  });
  return { rows: shown, total: rows[0]?.total ?? 0 };
});

type Save = { state: string; types?: object[]; type?: object; content: Record<string, unknown> };

for (const kind of ['organisation', 'product'] as const) {
  app.put<Keyed & { Body: Save }>(`/api/${kind}/:key`, ({ params: { key }, body: { state, types, type, content } }) =>
    inTransaction(async (client) => {
      const { rows } = await client.query(statements.lock(kind), [key]);
      const { tenant, version, working } = rows[0];
      const number = working + 1;
      const made = JSON.stringify(types ?? [type]);
      await client.query(statements.save(kind), [
        key,
        state,
        content['title'],
        by,
        tenant,
        number,
        made,
        JSON.stringify(content),
        ['summary'],
      ]);
      const facts = { ...factsOf(rows[0]), working: number };
      return { key, version: version + 1, facts, content, merged: [], mergedFrom: null, unchanged: false };
    }),
  );

  app.post<Keyed>(`/api/${kind}/:key/publication`, ({ params: { key } }) =>
    inTransaction(async (client) => {
      const { rows } = await client.query(statements.lock(kind), [key]);
      const { tenant, version, working } = rows[0];
      await client.query(statements.publish(kind), [key, tenant, by, working]);
      return { key, version: version + 1, facts: factsOf(rows[0]) };
    }),
  );
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
