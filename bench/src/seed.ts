import { parseArgs } from 'node:util';
import { readConfig } from '@bronhouder/server/config.ts';
import { lineOf, StartupFault } from '@bronhouder/server/database/startup-fault.ts';
import { fillDemo } from '@bronhouder/server/demo/fill-demo.ts';
import { fillGenerated } from '@bronhouder/server/demo/fill-generated.ts';
import { makeHouse } from '@bronhouder/server/make-house.ts';

const most = 1_000_000;

const wanted = (): number => {
  const { values } = parseArgs({ options: { organisations: { type: 'string', default: '10000' } } });
  const count = Number(values.organisations);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new StartupFault(`--organisations has to be a number from 1 to ${most}.`);
  return count;
};

/** Fills the database of the settings, of a running server or not, with the demo world and generated organisations. */
const seed = async (): Promise<void> => {
  const count = wanted();
  const { house, close } = await makeHouse(readConfig(process.env), () => new Date().toISOString(), true);
  try {
    await fillDemo(house);
    const began = performance.now();
    const added = await fillGenerated(house, count);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${added} organisations added to Streekdata in ${seconds} s; ${count - added} of the ${count} were there already.`);
  } finally {
    await close();
  }
};

seed().catch((error: unknown) => {
  console.error(lineOf(error));
  process.exitCode = 1;
});
