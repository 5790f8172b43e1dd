import { withClient } from './connection.ts';
import { startEmbedded } from './embedded.ts';

/** Starts the embedded server on the directory given and writes numbers for ever; tells its parent each one that was committed. */
const { config } = await startEmbedded(process.argv[2] ?? '');
await withClient(config, async (client) => {
  await client.query('create table if not exists written (number int primary key)');
  const { rows } = await client.query('select coalesce(max(number), 0) as last from written');
  for (let number = Number(rows[0].last) + 1; ; number += 1) {
    await client.query('insert into written values ($1)', [number]);
    process.send?.(number);
  }
});
