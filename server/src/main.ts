import closeWithGrace from 'close-with-grace';
import { makeApp } from './app.ts';
import { readConfig } from './config.ts';
import { lineOf, StartupFault } from './database/startup-fault.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { makeHouse } from './make-house.ts';
import { startJobs } from './jobs/jobs.ts';

const clock = () => new Date().toISOString();

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { house, close } = await makeHouse(config, clock);
  try {
    if (config.demo) await fillDemo(house);
    const app = await makeApp(house);
    const address = await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'it is in use; set PORT to another one' : error.message;
      throw new StartupFault(`Cannot listen on port ${config.port}: ${why}.`);
    });
    const jobs = await startJobs(house);
    house.wake = jobs.wake;
    closeWithGrace({ delay: 8000 }, async () => {
      await app.close();
      await jobs.stop();
      await close();
    });
    void house.database.lost.then((why) => {
      house.log.fatal(why);
      process.exit(1);
    });
    console.log(`Bronhouder: ${address.replace('127.0.0.1', 'localhost')}`);
    if (config.demo) console.log(demoAccounts());
  } catch (error) {
    await close();
    throw error;
  }
};

start().catch((error: unknown) => {
  if (!(error instanceof StartupFault)) console.error(error);
  console.error(lineOf(error));
  process.exit(1);
});
