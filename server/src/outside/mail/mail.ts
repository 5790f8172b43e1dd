import type { Instant } from '@bronhouder/domain/instant.ts';

type To = {
  /** Address, name as greeted, and language of the person. */
  to: string;
  name: string;
  language: 'nl' | 'en';
};

type About<Kind extends string, Values> = To & {
  kind: Kind;
  values: Values;
  /** The page behind the button, below the portal's address: `#/organisation/…`. */
  path: string;
  /** Reasons or changes, one line each, in the person's language. */
  lines?: readonly string[];
};

/** Stands in a body for the token, which is kept apart until the mail goes out. */
export const secretMark = '{secret}';

/**
 * Every mail that we send. A path that holds `secretMark` gets the `secret` there at the very last moment, so that neither the
 * outbox nor a log ever shows it. `origin` is that of the access service, where it differs from the portal's.
 */
export type Mail =
  | (About<'password-reset', Record<never, string>> & { secret: string; origin: string })
  | About<'plan-done' | 'plan-failed', { title: string; revision: number; at: Instant }>
  | About<'end-done', { title: string; at: Instant }>
  | About<'organisation-changed', { title: string; by: string; at: Instant }>;

export type MailKind = Mail['kind'];

/** A mail as it is sent: one text, twice. */
export type Written = { subject: string; text: string; html: string };

/** The portal that a mail comes from. */
export type Sender = { portal: string; origin: string; accent: string; timeZone: string };
