import { organisations as its, people, tenants } from '@bronhouder/world/cast.ts';
import { expect } from 'vitest';
import { Browser } from '../../access/for-tests.ts';
import { later } from '../../access/limits.ts';
import { filledAt, type World } from '../../for-tests.ts';
import { runJob } from '../../jobs/jobs.ts';
import type { Mailbox } from '../../outside/mail/mailbox-for-tests.ts';
import { day } from './invitations.samples.ts';

export const password = 'drie fietsen en een regenjas';
export const nel = { firstName: 'Nel', infix: 'van der', familyName: 'Zanden', language: 'nl', password };
export const codes = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({ status, code: body['errorCode'] });
export const unknown = { status: 404, code: 'invitation.unknown' };

/** What the tests of links in mails do again and again in a world whose mails go to this mailbox. */
export const linksIn = (world: World, mailbox: Mailbox) => {
  const { editor } = tenants.streekdata.builtInRoles;

  const browser = () => new Browser(world.app);
  const lookAt = (token: string, from = browser()) => from.post('/public/v2/invitation', { token });
  const accept = (token: string, account: object | null = nel, from = browser()) =>
    from.post('/public/v2/invitation/acceptance', { token, account });
  const deny = (token: string, from = browser()) => from.post('/public/v2/invitation/denial', { token });

  let count = 0;
  /** Invites a new address and lets the mail go out; the token is the one in the link of the mail. */
  const invited = async (change: { email?: string; role?: string; by?: { key: string }; language?: string; message?: string } = {}) => {
    const { email = `nieuw${++count}@bieb.example`, by = people.karel, role = editor, language = 'nl', message = '' } = change;
    const place = { kind: 'organisation', key: its.lindenhof.key };
    const sent = await world
      .as(by)
      .post<{ outcome: string; key: string }[]>('/invitation', { emails: [email], role, place, scope: 'current', language, message });
    const [result] = sent.body;
    expect(result?.outcome).toBe('invited');
    return { email, key: result?.key ?? '', token: await tokenByMail() };
  };
  const tokenByMail = async (): Promise<string> => {
    mailbox.mails.length = 0;
    await runJob(world.house, 'deliver');
    return /#\/invitation\/([\w-]+)/.exec(String(mailbox.mails.find(({ text }) => text?.includes('#/invitation/'))?.text))?.[1] ?? '';
  };
  const row = (key: string) => world.db().selectFrom('invitation').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  const accountOf = (email: string) => world.db().selectFrom('user_account').selectAll().where('email', '=', email).executeTakeFirst();
  const rolesAt = (email: string) =>
    world
      .db()
      .selectFrom('assignment as a')
      .innerJoin('user_account as u', 'u.id', 'a.user_id')
      .select(['a.role', 'a.scope', 'a.organisation'])
      .where('u.email', '=', email)
      .execute();
  const tracesOf = (record: string) =>
    world
      .db()
      .selectFrom('audit')
      .select(['kind', 'action', 'act', 'by', 'at'])
      .where('record', '=', record)
      .orderBy('at')
      .orderBy('key')
      .execute();

  /** No invitation is open, nobody guessed, and no mail came. */
  const begin = async () => {
    world.at(filledAt);
    const db = world.db();
    await db.deleteFrom('mail').execute();
    await db.deleteFrom('sign_in_attempt').execute();
    await db
      .updateTable('invitation')
      .set({ answer: 'withdrawn', answered_at: filledAt, created_at: later(filledAt, -7 * day), token_hash: null })
      .execute();
    mailbox.mails.length = 0;
  };
  return { browser, lookAt, accept, deny, invited, row, accountOf, rolesAt, tracesOf, tokenByMail, begin };
};
