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

type Save = { state: string; types: object[]; content: Record<string, unknown> };

app.put<Keyed & { Body: Save }>('/api/organisation/:key', ({ params: { key }, body: { state, types, content } }) =>
  inTransaction(async (client) => {
    const { rows } = await client.query(statements.lock, [key]);
    const { tenant, version, working } = rows[0];
    const number = working + 1;
    const values = [key, state, content['title'], by, tenant, number, JSON.stringify(types), JSON.stringify(content), ['summary']];
    await client.query(statements.save, values);
    return {
      key,
      version: version + 1,
      facts: { ...factsOf(rows[0]), working: number },
      content,
      merged: [],
      mergedFrom: null,
      unchanged: false,
    };
  }),
);

app.post<Keyed>('/api/organisation/:key/publication', ({ params: { key } }) =>
  inTransaction(async (client) => {
    const { rows } = await client.query(statements.lock, [key]);
    const { tenant, version, working } = rows[0];
    await client.query(statements.publish, [key, tenant, by, working]);
    return { key, version: version + 1, facts: factsOf(rows[0]) };
  }),
);

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
