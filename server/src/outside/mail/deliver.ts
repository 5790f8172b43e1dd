import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { chosenMailKinds } from '@bronhouder/domain/people/mail-preferences.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Transporter } from 'nodemailer';
import { later } from '../../access/limits.ts';
import { unseal } from '../../access/secret.ts';
import type { Database } from '../../database/connect.ts';
import type { DB, Mail as MailTable } from '../../database/types.ts';
import { mailPurpose, senderOf } from './mailer.ts';
import { secretMark } from './mail.ts';

type Waiting = Selectable<MailTable>;
/** The same, with the page where a reader of this tenant chooses. */
type To = Post & { profile: string };

/**
 * Where mail goes; without an SMTP server it is kept, to be read in the portal. `publicUrl`: how people reach the portal, where they choose
 * which mails they get.
 */
export type Post = { secret: string; smtpUrl?: string | undefined; from: string; publicUrl: string };

/** How a round of delivery went; `waiting` have to be tried again. */
export type Delivered = { sent: number; kept: number; failed: number; waiting: number };

/** A mail server that refuses for good is believed; one that cannot now is asked again for a day. */
const patience = 24 * 60 * 60_000;

const next = (trx: Transaction<DB>, tried: readonly Key[]): Promise<Waiting | undefined> =>
  trx
    .selectFrom('mail')
    .selectAll()
    .where('state', '=', 'queued')
    .$if(tried.length > 0, (query) => query.where('key', 'not in', tried))
    .orderBy('at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const refusedForGood = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && 'responseCode' in fault && Number(fault.responseCode) >= 500;

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault)).split('\n')[0]?.slice(0, 500) ?? '';

const chosen = new Set<string>([...chosenMailKinds, 'weekly-digest']);

/** Mail programs offer a way out beside the mails that people may do without: the page where they choose. */
const wayOut = ({ kind }: Waiting, { profile }: To): Record<string, string> =>
  chosen.has(kind) ? { 'List-Unsubscribe': `<${profile}>` } : {};

const send = async (transport: Transporter, mail: Waiting, post: To): Promise<void> => {
  const token = mail.secret ? encodeURIComponent(unseal(post.secret, mailPurpose, mail.secret)) : secretMark;
  const open = (body: string): string => body.replaceAll(secretMark, token);
  const domain = post.from.split('@').at(-1)?.replace('>', '') || 'localhost';
  await transport.sendMail({
    from: post.from,
    to: mail.recipient,
    subject: mail.subject,
    text: open(mail.body_text),
    html: open(mail.body_html),
    // The same for every try, so that a mail that arrives twice is recognised as one.
    messageId: `<${mail.key}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...wayOut(mail, post) },
  });
};

/** Loaded only where there is a mail server, for it takes memory. */
const transportTo = async (url: string): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
};

const outcomeOf = async (
  transport: Transporter | null,
  mail: Waiting,
  post: To,
  now: Instant,
): Promise<{ state: keyof Delivered; failure: string | null }> => {
  if (!transport) return { state: 'kept', failure: null };
  try {
    await send(transport, mail, post);
    return { state: 'sent', failure: null };
  } catch (fault) {
    const over = refusedForGood(fault) || mail.at < later(now, -patience);
    return { state: over ? 'failed' : 'waiting', failure: reasonOf(fault) };
  }
};

const deliverOne = async (db: Kysely<DB>, transport: Transporter | null, post: To, now: Instant, tried: readonly Key[]) =>
  db.transaction().execute(async (trx) => {
    const mail = await next(trx, tried);
    if (!mail) return null;
    const { state, failure } = await outcomeOf(transport, mail, post, now);
    const ended = state === 'waiting' ? { failure } : { state, failure, secret: null };
    await trx.updateTable('mail').set(ended).where('key', '=', mail.key).execute();
    return { key: mail.key, state };
  });

/**
 * Sends what waits in the outbox of a tenant, each mail once however many processes do this. A mail that cannot be sent now stays
 * queued and is counted as `waiting`: come back later.
 */
export const deliver = async (database: Database, tenant: Key, post: Post, now: Instant): Promise<Delivered> => {
  const counted: Delivered = { sent: 0, kept: 0, failed: 0, waiting: 0 };
  const transport = post.smtpUrl ? await transportTo(post.smtpUrl) : null;
  const tried: Key[] = [];
  const to: To = { ...post, profile: `${(await senderOf(database.forTenant(tenant), post.publicUrl)).origin}/#/profile` };
  try {
    for (;;) {
      const one = await deliverOne(database.forTenant(tenant), transport, to, now, tried);
      if (!one) return counted;
      tried.push(one.key);
      counted[one.state] += 1;
    }
  } finally {
    transport?.close();
  }
};
