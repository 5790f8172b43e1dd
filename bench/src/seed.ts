import { parseArgs } from 'node:util';
import { readConfig } from '@bronhouder/server/config.ts';
import { lineOf, StartupFault } from '@bronhouder/server/database/startup-fault.ts';
import { fillDemo } from '@bronhouder/server/demo/fill-demo.ts';
import { fillGenerated } from '@bronhouder/server/demo/fill-generated.ts';
import { fillItems } from '@bronhouder/server/demo/fill-items.ts';
import { fillProducts } from '@bronhouder/server/demo/fill-products.ts';
import { growTeams } from '@bronhouder/server/demo/grow-teams.ts';
import { makeHouse } from '@bronhouder/server/make-house.ts';

const most = 1_000_000;

const numberIn = (option: string, text: string, least: number): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least || count > most)
    throw new StartupFault(`--${option} has to be a number from ${least} to ${most}.`);
  return count;
};

const wanted = (): { count: number; products: number; teams: number; items: number } => {
  const { values } = parseArgs({
    options: {
      organisations: { type: 'string', default: '10000' },
      products: { type: 'string', default: '0' },
      teams: { type: 'string', default: '0' },
      items: { type: 'string', default: '0' },
    },
  });
  return {
    count: numberIn('organisations', values.organisations, 1),
    products: numberIn('products', values.products, 0),
    teams: numberIn('teams', values.teams, 0),
    items: numberIn('items', values.items, 0),
  };
};

/** Fills the database of the settings, of a running server or not, with the demo world, generated organisations, their products and agendas, and a tree of teams. */
const seed = async (): Promise<void> => {
  const { count, products, teams, items } = wanted();
  const { house, close } = await makeHouse(readConfig(process.env), () => new Date().toISOString(), true);
  try {
    await fillDemo(house);
    const began = performance.now();
    const added = await fillGenerated(house, count);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (products > 0) {
      const offered = await fillProducts(house, count, products);
      console.log(`${offered.added} products added to them.`);
      if (items > 0) console.log(`${await fillItems(house, offered.products, items)} items added to the agenda of one team.`);
    }
    if (teams > 0) console.log(`${await growTeams(house, teams)} teams added to Streekdata, eight deep at 2,000.`);
    console.log(`${added} organisations added to Streekdata in ${seconds} s; ${count - added} of the ${count} were there already.`);
  } finally {
    await close();
  }
};

seed().catch((error: unknown) => {
  console.error(lineOf(error));
  process.exitCode = 1;
});
