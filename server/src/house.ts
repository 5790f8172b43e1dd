import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Mailer } from './outside/mail/mailer.ts';
import type { Outside } from './outside/outside.ts';

/** What has to be done because time passes; see `jobs/jobs.ts`. */
export type JobName = 'record-moments' | 'expire-invitations' | 'unused-accounts' | 'tell' | 'deliver' | 'clear' | 'digest';

/** Everything a server process works with, made in `main.ts` and passed on: nothing reads the clock or chance by itself. */
export type House = {
  config: Config;
  database: Database;
  outside: Outside;
  log: Logger;
  /** The moment it is. */
  clock: () => Instant;
  /** A new public key, UUID version 7. */
  newKey: () => Key;
  /** Work has appeared for the job of this name; it would be found by itself within a minute. */
  wake: (job: JobName) => void;
  /** Writes mails into the outbox. */
  mailer: Mailer;
  /** How the portal is reached from outside; its scheme and port hold for every host name. */
  publicUrl: string;
  /** Signs cookies and seals tokens. */
  secret: string;
};
