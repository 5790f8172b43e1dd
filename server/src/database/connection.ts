import pg, { type ClientConfig } from 'pg';
import { columnTypes } from './column-types.ts';
import { codeOf, lineOf, StartupFault } from './startup-fault.ts';

/** The role of every connection that serves requests: it can neither change nor delete revisions and audit entries, and sees one tenant. */
export const applicationRole = 'bronhouder_app';

const schemes = ['postgres:', 'postgresql:'];

/**
 * The owner's connection out of a `DATABASE_URL`. Its `options` are taken out of the address, where they would override ours.
 * @throws StartupFault when it is no such address
 */
export const configOf = (url: string): ClientConfig => {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !schemes.includes(address.protocol)) {
    throw new StartupFault('DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.');
  }
  const options = address.searchParams.get('options') ?? undefined;
  address.searchParams.delete('options');
  return { connectionString: address.href, options };
};

const withOptions = (config: ClientConfig, ...settings: string[]): ClientConfig => ({
  ...config,
  types: columnTypes,
  options: [config.options, ...settings.map((setting) => `-c ${setting}`)].filter(Boolean).join(' '),
});

/** The same database as its owner, in UTC and with our column types: for migrations and the job queue's own schema. */
export const asOwner = (config: ClientConfig): ClientConfig => withOptions(config, 'timezone=UTC');

/** The same database as the application's role. */
export const asApplication = (config: ClientConfig): ClientConfig =>
  withOptions(config, 'timezone=UTC', `role=${applicationRole}`, 'idle_in_transaction_session_timeout=60s');

const faults: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'the host does not answer',
  ENOENT: 'there is no such socket',
  '28P01': 'the password is wrong',
  '28000': 'the account is refused',
  '3D000': 'there is no such database',
};

/** Does one thing over a connection of its own. A connection that cannot be made is a StartupFault that says why. */
export const withClient = async <T>(config: ClientConfig, act: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...config });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (fault) {
    await client.end().catch(() => {});
    const reason = faults[codeOf(fault)] ?? lineOf(fault);
    throw new StartupFault(`The database${config.connectionString ? ' of DATABASE_URL' : ''} cannot be reached: ${reason}.`);
  }
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};
