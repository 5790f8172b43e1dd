import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { tenantByKey } from '../areas/tenants/queries/find.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { House, JobName } from '../house.ts';
import { clearAway } from './clear.ts';
import { deliverMail } from './deliver.ts';
import { sendDigests } from './digest.ts';
import { expireInvitations } from './expire-invitations.ts';
import { recordPassedMoments } from './record-moments.ts';
import { tellPeople } from './tell.ts';
import { handleUnusedAccounts } from './unused-accounts.ts';

/**
 * What has to be done because time passes, when, and how for one tenant; each answers how much it did. Doing one twice, late or on
 * several machines changes nothing. Names follow one another within a minute: a moment is recorded, people hear, mail goes out.
 */
const jobs = {
  'record-moments': { cron: '* * * * *', run: recordPassedMoments },
  'expire-invitations': { cron: '* * * * *', run: expireInvitations },
  tell: { cron: '* * * * *', run: tellPeople },
  deliver: { cron: '* * * * *', run: deliverMail },
  clear: { cron: '17 * * * *', run: clearAway },
  'unused-accounts': { cron: '10 6 * * *', run: handleUnusedAccounts },
  // Zones differ by quarters of an hour; whether it is Monday 07:00 there is for the job to say.
  digest: { cron: '*/15 * * * *', run: sendDigests },
} satisfies Record<JobName, { cron: string; run: (house: House, tenant: Tenant) => Promise<number> }>;

const names = Object.keys(jobs) as JobName[];

/** Does a job for every tenant now; one tenant's trouble does not keep the others waiting. How much was done. */
export const runJob = async (house: House, name: JobName): Promise<number> => {
  const { rows } = await sql<{ key: string }>`select all_tenants() as key`.execute(house.database.untenanted);
  let done = 0;
  for (const { key } of rows) {
    try {
      const tenant = await tenantByKey(house.database, key);
      if (tenant) done += await jobs[name].run(house, tenant);
    } catch (error) {
      house.log.error({ err: error, job: name, tenant: key }, 'a job failed');
    }
  }
  return done;
};

export type Jobs = { wake: (name: JobName) => void; stop: () => Promise<void> };

/** Starts the job queue: schedules shared by all processes through the database, each round done by one of them. */
export const startJobs = async (house: House): Promise<Jobs> => {
  const boss = new PgBoss({ ...house.database.owner, schema: 'jobs', max: 3, supervise: true });
  let stopping = false;
  // What a round in progress meets while everything closes is no trouble: another process, or the next start, goes on with it.
  boss.on('error', (error) => stopping || house.log.error({ err: error }, 'the job queue has trouble'));
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, { policy: 'short', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 });
    await boss.schedule(name, jobs[name].cron, null, { tz: 'UTC' });
    await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
      await runJob(house, name);
    });
  }
  const wake = (name: JobName): void => {
    boss
      .send(name, {})
      .catch((error: unknown) => house.log.warn({ err: error, job: name }, 'a job could not be woken; its schedule finds the work'));
  };
  const stop = (): Promise<void> => {
    stopping = true;
    return boss.stop({ graceful: true, timeout: 5000 });
  };
  return { wake, stop };
};
