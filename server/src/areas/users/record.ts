import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { MailPreferences } from '@bronhouder/domain/people/mail-preferences.ts';
import type { StandIn } from '@bronhouder/domain/people/stand-in.ts';
import type { Stored } from '../../change.ts';

/** An account as its verbs see it: those of its owner and those of administrators. It stands at the root team of its tenant. */
export type UserRecord = Stored & {
  email: string;
  firstName: string;
  infix: string;
  familyName: string;
  phoneNumber: string;
  language: 'nl' | 'en';
  mail: MailPreferences;
  standIn: StandIn | null;
  deactivatedAt: Instant | null;
  deactivatedBy: Key | null;
  anonymisedAt: Instant | null;
  /** When an administrator last kept the account although it was not used. */
  keptAt: Instant | null;
  unusedWarnedAt: Instant | null;
};

/** What a verb of its owner answers. */
export const versionOf = ({ version }: UserRecord): { version: number } => ({ version });

/** What a verb of an administrator answers. */
export const seenAs = ({ key, version }: UserRecord): { key: Key; version: number } => ({ key, version });
