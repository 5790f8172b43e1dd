import { z } from 'zod';
import { StartupFault } from './database/startup-fault.ts';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const optional = z.string().min(1).optional();

/** The environment variables that the server reads, each with what it means. README lists them. */
const environment = z.object({
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  /** Address to listen on: loopback, unless a proxy on another machine has to reach it. */
  HOST: z.string().default('127.0.0.1'),
  /** Where the embedded database, files and the secret are kept. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** An outside PostgreSQL 15 or newer in place of the embedded one. */
  DATABASE_URL: optional,
  /** Connections to the database. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Fill the demo world into an empty database. */
  DEMO: z
    .enum(['0', '1'])
    .default('0')
    .transform((text) => text === '1'),
  /** Signs cookies and encrypts tokens; the same for all processes. Made and kept in DATA_DIR where it is not given. */
  SECRET: optional,
  /** Address that people reach the portal at, where it differs from what the request says; `{host}` is the tenant's host. */
  PUBLIC_URL: optional,
  /** How many proxies stand in front, each adding to X-Forwarded-*. What lies before them is what anybody can claim. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  /** Other origins that may call the API with credentials, separated by commas. */
  ORIGINS: list,
  /** Domain of the session cookie, where the access service lives on another host than the portal. */
  COOKIE_DOMAIN: optional,
  /** Addresses of services that live elsewhere; empty: in this process. */
  API_URL: optional,
  ACCESS_URL: optional,
  REGIONS_URL: optional,
  WORDS_URL: optional,
  TENANTS_URL: optional,
  DOCS_URL: optional,
  /** Map tiles with {z}/{x}/{y}. */
  MAP_TILES_URL: optional,
  /** Mail server; without one mails are kept in the outbox. */
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Bronhouder <noreply@localhost>'),
  /** S3-compatible file store: https://key:secret@endpoint/bucket?region=… ; without one files are kept in DATA_DIR. */
  FILES_S3_URL: optional,
  /** DNS servers for checks of mail domains, separated by commas; empty: those of the machine. */
  DNS_SERVERS: list,
  /** Text of the maintenance page; while it is set the API answers nothing else. */
  MAINTENANCE: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Environment = Record<string, string | undefined>;

/** The settings of a server process, checked at start. @throws StartupFault that names every variable that is wrong */
export const readConfig = (env: Environment) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupFault(`These settings are wrong: ${faults.join('; ')}.`);
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    poolSize: data.DATABASE_POOL,
    demo: data.DEMO,
    secret: data.SECRET,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    origins: data.ORIGINS,
    cookieDomain: data.COOKIE_DOMAIN,
    services: {
      api: data.API_URL ?? '/api',
      access: data.ACCESS_URL ?? '/access',
      regions: data.REGIONS_URL ?? '/regions',
      words: data.WORDS_URL ?? '/words',
      tenants: data.TENANTS_URL ?? '/tenants',
      docs: data.DOCS_URL ?? '/docs',
    },
    mapTilesUrl: data.MAP_TILES_URL ?? null,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    filesS3Url: data.FILES_S3_URL,
    dnsServers: data.DNS_SERVERS,
    maintenance: data.MAINTENANCE ?? null,
    logLevel: data.LOG_LEVEL,
  };
};

export type Config = ReturnType<typeof readConfig>;
