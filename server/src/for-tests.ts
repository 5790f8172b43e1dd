import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { tenants } from '@bronhouder/world/cast.ts';
import { vlaanderenPeople } from '@bronhouder/world/vlaanderen/people.ts';
import pino from 'pino';
import { v7 } from 'uuid';
import { secret } from './access/for-tests.ts';
import { makeApp } from './app.ts';
import { forgetDefinitions } from './areas/types/queries.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/connect.ts';
import { filledDatabase } from './database/for-tests.ts';
import { fillSmall } from './demo/fill-demo.ts';
import type { House } from './house.ts';
import { type Client, clientOf, sessionOf } from './http/client-for-tests.ts';
import { makeMailer } from './outside/mail/mailer.ts';
import { makeOutside } from './outside/outside.ts';
import type { Question, Verdict } from './outside/verdicts.ts';

/** The moment at which the world was filled; its history counts from here. */
export const filledAt: Instant = '2026-11-21T09:00:00.000Z';

const flemish = new Set(Object.values(vlaanderenPeople).map(({ key }) => key));
const hosts = { streekdata: 'localhost', vlaanderen: 'vlaanderen.localhost' } as const;
type Host = (typeof hosts)[keyof typeof hosts];
const tenantOf: Record<Host, Key> = { localhost: tenants.streekdata.key, 'vlaanderen.localhost': tenants.vlaanderen.key };

/** What can be turned in a test house. */
type Dials = { now: Instant; verdicts: (question: Question) => Verdict; woken: string[] };

const houseOn = async (database: Database, dataDir: string, dials: Dials, environment: Record<string, string> = {}): Promise<House> => {
  const config = readConfig({ DATA_DIR: dataDir, SECRET: secret, LOG_LEVEL: 'silent', ...environment });
  const publicUrl = 'http://localhost';
  const answered = new Map<string, Verdict>();
  const nameOf = ({ kind, value }: Question) => `${kind} ${value}`;
  return {
    config,
    database,
    publicUrl,
    secret,
    log: pino({ level: config.logLevel }),
    clock: () => dials.now,
    newKey: () => v7(),
    wake: (job) => void dials.woken.push(job),
    mailer: makeMailer({ secret, publicUrl, newKey: () => v7() }),
    outside: {
      ...(await makeOutside(config)),
      // As the real thing: nothing is known before it was asked.
      verdicts: {
        known: (question) => answered.get(nameOf(question)),
        ask: async (questions) =>
          questions.map((question) => {
            const verdict = dials.verdicts(question);
            answered.set(nameOf(question), verdict);
            return verdict;
          }),
      },
    },
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * The small demo world in a database of its own, a server process on it, and the people in it as browsers.
 *
 *     const world = await openWorld();
 *     afterAll(world.close);
 *     const { status, body } = await world.as(people.karel).get(`/organisation/${organisations.lindenhof.key}`);
 */
export const openWorld = async (environment: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bronhouder-world-'));
  forgetDefinitions();
  const dials: Dials = { now: filledAt, verdicts: () => 'ok', woken: [] };
  const database = await filledDatabase('world', async (empty) => fillSmall(await houseOn(empty, dataDir, dials)));
  const house = await houseOn(database, dataDir, dials, environment);
  const app = await makeApp(house);
  const sessions = new Map<Key, () => Promise<string>>();
  const sessionFor = (person: Key): (() => Promise<string>) => {
    const tenant = flemish.has(person) ? tenants.vlaanderen : tenants.streekdata;
    const session = sessions.get(person) ?? sessionOf(house, tenant.key, person);
    sessions.set(person, session);
    return session;
  };
  return {
    house,
    app,
    tenant: tenants.streekdata,
    /** What the jobs would have been woken for. */
    woken: dials.woken,
    /** Sets the clock. */
    at: (now: Instant): void => void (dials.now = now),
    /** What the outside world is to say from now on, to questions not asked before. */
    outsideSays: (verdicts: Dials['verdicts']): void => void (dials.verdicts = verdicts),
    /** Somebody who is signed in; at the other tenant's host their cookie is worth nothing. */
    as: ({ key }: { key: Key }, host: string = flemish.has(key) ? hosts.vlaanderen : hosts.streekdata): Client =>
      clientOf(app, host, sessionFor(key)),
    nobody: clientOf(app, hosts.streekdata, async () => null),
    onHost: (host: string): Client => clientOf(app, host, async () => null),
    db: (host: Host = 'localhost') => database.forTenant(tenantOf[host]),
    close: async (): Promise<void> => {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
