import pg from 'pg';
import { applicationRole } from '@bronhouder/server/database/connection.ts';

/**
 * Loaded before a server process that is measured: counts what the process sends to the database as the application's role, and tells
 * the bench when it asks. Each call of `query` is one round trip.
 */
let queries = 0;
const real = pg.Client.prototype.query;
const isOurs = (client: pg.Client): boolean =>
  JSON.stringify(Reflect.get(client, 'connectionParameters')).includes(`role=${applicationRole}`);

const counting = function (this: pg.Client, ...words: unknown[]): unknown {
  if (isOurs(this)) queries += 1;
  return Reflect.apply(real, this, words);
};
if (process.env.COUNT_QUERIES) Reflect.set(pg.Client.prototype, 'query', counting);

process.on('message', (what) => process.send?.(what === 'queries' ? queries : process.memoryUsage.rss()));
process.channel?.unref();
