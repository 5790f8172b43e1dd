import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { secret } from '../access/for-tests.ts';
import { addressOf } from '../database/server-for-tests.ts';
import type { World } from '../for-tests.ts';
import type { JobName } from '../house.ts';

/** Another server process on the same database, at the moment given, until the test is over: it does a job and answers how much it did. */
export const anotherProcess = async (world: World, now: string): Promise<(job: JobName) => Promise<number>> => {
  const child = fork(join(import.meta.dirname, 'runner-for-tests.ts'), [now], {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: addressOf(world.house.database.owner),
      SECRET: secret,
      DATA_DIR: world.house.config.dataDir,
      LOG_LEVEL: 'error',
    },
  });
  onTestFinished(async () => {
    child.disconnect();
    await once(child, 'exit');
  });
  await once(child, 'message');
  return async (job) => {
    const done = once(child, 'message');
    child.send(job);
    return Number((await done)[0]);
  };
};
