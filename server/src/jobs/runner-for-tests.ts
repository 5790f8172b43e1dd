import { type Config, readConfig } from '../config.ts';
import { makeHouse } from '../make-house.ts';
import type { JobName } from '../house.ts';
import { runJob } from './jobs.ts';

/** A server process without its doors: it does the jobs that its parent names, at the moment given, and tells how much it did. */
const [now = ''] = process.argv.slice(2);
const config: Config = readConfig(process.env);
const { house, close } = await makeHouse(config, () => now);

process.on('message', (job: JobName) => {
  void runJob(house, job).then((done) => process.send?.(done));
});
process.once('disconnect', () => void close());
process.send?.('ready');
