import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { ChosenMailKind, NewsMailKind } from '@bronhouder/domain/people/mail-preferences.ts';

type To = {
  /** Address, name as greeted, and language of the person. */
  to: string;
  name: string;
  language: 'nl' | 'en';
  /** In whose place the reader gets it, and until which day (`YYYY-MM-DD`). */
  behalf?: { name: string; till: string };
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
  | (About<'invitation', { inviter: string; role: string; does: string; place: string; at: Instant }> & {
      secret: string;
      origin?: string;
      /** A personal word of the inviter; empty: none. */
      quote: string;
    })
  | About<'invitation-answered', { email: string; role: string; place: string; answer: 'accepted' | 'denied' | 'expired'; at: Instant }>
  | About<'roles-changed', { does: 'given' | 'changed' | 'taken'; by: string; role: string; place: string; reach: Scope; at: Instant }>
  | About<'plan-done' | 'plan-failed', { title: string; revision: number; at: Instant }>
  | About<'end-done', { title: string; at: Instant }>
  | About<'organisation-changed', { title: string; by: string; at: Instant }>
  | About<NewsMailKind, { title: string; count: number; first: string; at: Instant }>
  | (About<
      'product-shared',
      {
        does: 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'ended' | 'published' | 'depublished';
        title: string;
        owner: string;
        consumer: string;
        at: Instant;
      }
    > & {
      /** A word that went with it; empty: none. */
      quote: string;
    })
  | About<'account-unused', { at: Instant; roles: number }>
  | About<'account-roles-ended', { roles: number }>
  | (About<'weekly-digest', { count: number }> & { links: readonly { text: string; path: string }[] });

export type MailKind = Mail['kind'];

/** Mails that their reader may want at once, once a week, or not at all. */
export type ChosenMail = Extract<Mail, { kind: ChosenMailKind }>;

/** A mail as it is sent: one text, twice. */
export type Written = { subject: string; text: string; html: string };

/** The portal that a mail comes from. */
export type Sender = { portal: string; origin: string; accent: string; timeZone: string };
