import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Database } from '../database/connect.ts';
import type { InvitationDesk } from './invitation-desk.ts';
import type { Mailer } from '../outside/mail/mailer.ts';

/** What the access service works with. */
export type AccessServices = {
  database: Database;
  mailer: Pick<Mailer, 'write'>;
  log: { warn(details: object, text: string): void };
  clock: () => Instant;
  /** A mail waits to be delivered. */
  wake: (job: 'deliver') => void;
  invitations: InvitationDesk;
  /** See `readSecret`. */
  secret: string;
  config: AccessConfig;
};

export type AccessConfig = {
  /** How the service is reached from outside, such as `https://portal.example`; its scheme and port hold for every host name. */
  publicUrl: string;
  /** Origins of a portal on another host than this service: they may call it, and people are led back to them. */
  portalOrigins: readonly string[];
  /** Domain of the cookies when portal and service are on different hosts of one domain; else they hold for one host only. */
  cookieDomain?: string | undefined;
};
