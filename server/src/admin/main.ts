import { parseArgs } from 'node:util';
import { summariseTenants } from '../areas/tenants/queries/summarise.ts';
import { readConfig } from '../config.ts';
import { lineOf, StartupFault } from '../database/startup-fault.ts';
import type { House } from '../house.ts';
import { makeHouse } from '../make-house.ts';
import { linkFor } from './link.ts';
import { tenantCommand } from './tenant.ts';

const usage = `npm run admin -- <command>

  tenant <name> --host <host> --email <address> [--first-name <name>] [--family-name <name>]
      makes a tenant with its first administrator
  link --host <host> --email <address>
      a new link for somebody to choose their password
  list
      the tenants`;

const options = {
  host: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'family-name': { type: 'string' },
} as const;

const read = (words: string[]) => {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new StartupFault(lineOf(error));
  }
};
type Words = ReturnType<typeof read>;

const list = async (house: House): Promise<string> => {
  const tenants = await summariseTenants(house.database);
  if (tenants.length === 0) return 'There are no tenants.';
  return tenants
    .map((tenant) => `${tenant.name} (${tenant.hosts.join(', ')}): ${tenant.people} people, ${tenant.organisations} organisations`)
    .join('\n');
};

const commands: Record<string, (house: House, words: Words) => Promise<string>> = {
  tenant: (house, { positionals: [, name], values }) =>
    tenantCommand(house, {
      ...values,
      name: name ?? '',
      host: values.host,
      email: values.email,
      firstName: values['first-name'],
      familyName: values['family-name'],
    }),
  link: (house, { values: { host, email } }) => linkFor(house, { host, email }),
  list,
};

/** One command on the database of the settings, beside a running server or without one. */
const run = async (): Promise<string> => {
  const words = read(process.argv.slice(2));
  const command = commands[words.positionals[0] ?? ''];
  if (!command) return usage;
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const { house, close } = await makeHouse(config, () => new Date().toISOString(), true);
  try {
    return await command(house, words);
  } finally {
    await close();
  }
};

run().then(
  (answer) => {
    console.log(answer);
    if (answer === usage) process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(lineOf(error));
    process.exitCode = 1;
  },
);
