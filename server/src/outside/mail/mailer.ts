import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Kysely } from 'kysely';
import { seal } from '../../access/secret.ts';
import { originOf } from '../../access/site.ts';
import type { DB } from '../../database/types.ts';
import { letterOf, subjectOf } from './letter.ts';
import type { Mail, Sender } from './mail.ts';
import { typeset } from './typeset.ts';

/** What the secrets of mails are sealed for. */
export const mailPurpose = 'mail';

/** The outbox: whoever writes a mail does it in the transaction of what the mail is about; the job `deliver` sends it after the commit. */
export type Mailer = {
  write(db: Kysely<DB>, mail: Mail, now: Instant): Promise<Key>;
  /** The line that stands for a mail where several are told at once. */
  line(db: Kysely<DB>, mail: Mail): Promise<string>;
};

export type MailerParts = { secret: string; publicUrl: string; newKey: () => Key };

/** The portal of a tenant that mails come from. */
export const senderOf = async (db: Kysely<DB>, publicUrl: string): Promise<Sender> => {
  const site = await db
    .selectFrom('tenant_site')
    .innerJoin('tenant', 'tenant.key', 'tenant_site.tenant')
    .select(['tenant_site.host', 'tenant_site.name as portal', 'tenant_site.accent', 'tenant.time_zone as timeZone'])
    .orderBy('tenant_site.host')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...site, origin: originOf(publicUrl, site.host) };
};

/** A mailer that writes to the outbox of the tenant whose database it is given. */
export const makeMailer = ({ secret, publicUrl, newKey }: MailerParts): Mailer => ({
  write: async (db, mail, now) => {
    const { subject, text, html } = await typeset(letterOf(mail, await senderOf(db, publicUrl)));
    const key = newKey();
    const row = { key, kind: mail.kind, recipient: mail.to, subject, body_text: text, body_html: html, at: now, state: 'queued' };
    await db
      .insertInto('mail')
      .values({ ...row, secret: 'secret' in mail ? seal(secret, mailPurpose, mail.secret) : null })
      .execute();
    return key;
  },
  line: async (db, mail) => subjectOf(mail, await senderOf(db, publicUrl)),
});
