import { resolve } from 'node:path';
import pino from 'pino';
import { v7 } from 'uuid';
import { readSecret } from './access/secret.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/connect.ts';
import { makeWritable } from './database/embedded-data.ts';
import type { House } from './house.ts';
import { makeMailer } from './outside/mail/mailer.ts';
import { makeOutside } from './outside/outside.ts';

/** What never goes into a log, wherever it stands. */
const secrets = ['*.password', '*.token', '*.secret', 'req.headers.cookie', 'req.headers.authorization', 'err.config'];

/** Opens everything a process works with; `clock` comes from outside, so that a test can say when it is. */
export const makeHouse = async (
  config: Config,
  clock: House['clock'],
  join = false,
): Promise<{ house: House; close: () => Promise<void> }> => {
  const log = pino({ level: config.logLevel, redact: secrets }, pino.destination({ dest: 2, sync: false }));
  if (!config.databaseUrl || !config.secret || !config.filesS3Url) makeWritable(resolve(config.dataDir));
  const secret = readSecret(config.secret, config.dataDir);
  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, poolSize: config.poolSize, join });
  const newKey = () => v7();
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const house: House = {
    config,
    database,
    publicUrl,
    secret,
    log,
    clock,
    newKey,
    outside: await makeOutside(config),
    mailer: makeMailer({ secret, publicUrl, newKey }),
    // Nobody listens before the jobs have started; their schedules find the work.
    wake: () => {},
  };
  return { house, close: () => database.close() };
};
