import type { Instant } from '@bronhouder/domain/instant.ts';
import { digestDueAt } from '@bronhouder/domain/people/digest.ts';
import { type MailPreferences, timingOf } from '@bronhouder/domain/people/mail-preferences.ts';
import { sql, type Transaction } from 'kysely';
import { assignmentOf, assignmentsOf } from '../access/assignments.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';
import { linksOf, mayStillRead, takeLines } from './put-by.ts';

/** Somebody for whom something was put by before the moment, and who has had no overview since; another process has others. */
const nextReader = (trx: Transaction<DB>, due: Instant) =>
  trx
    .selectFrom('user_account as u')
    .select(['u.id as key', 'u.email', 'u.name', 'u.language', 'u.deactivated_at'])
    .select([sql<MailPreferences>`u.mail_preferences`.as('mail'), assignmentsOf('u.id').as('assignments')])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('digest_line as d')
          .select('d.key')
          .whereRef('d.user_id', '=', 'u.id')
          .where('d.at', '<', due)
          .where('d.due', 'is', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail as m')
            .select('m.key')
            .whereRef('m.recipient', '=', 'u.email')
            .where('m.kind', '=', 'weekly-digest')
            .where('m.at', '>=', due),
        ),
      ),
    )
    .limit(1)
    .forNoKeyUpdate(['u'])
    .skipLocked()
    .executeTakeFirst();

const sendOne = (house: House, tenant: Tenant, due: Instant): Promise<'sent' | 'nothing to say' | 'nobody'> =>
  house.database
    .forTenant(tenant.key)
    .transaction()
    .execute(async (trx) => {
      const reader = await nextReader(trx, due);
      if (!reader) return 'nobody';
      const assignments = reader.assignments.map(assignmentOf);
      const language = reader.language === 'en' ? 'en' : 'nl';
      const lines = await takeLines(trx, reader.key, sql`at < ${due} and due is null`);
      const told = lines.filter((line) => timingOf(reader.mail, line.kind) !== 'off' && mayStillRead(assignments, line));
      if (reader.deactivated_at !== null || told.length === 0) return 'nothing to say';
      const to = { to: reader.email, name: reader.name, language } as const;
      const mail = {
        ...to,
        kind: 'weekly-digest',
        path: '#/home',
        values: { count: told.length },
        links: linksOf(told, language),
      } as const;
      await house.mailer.write(trx, mail, house.clock());
      return 'sent';
    });

/**
 * The weekly overview of whoever wants mails once a week: what was put by before the newest Monday 07:00 in the tenant's zone, each
 * reader once a week, however late, often or on however many machines this is asked. How many were written.
 */
export const sendDigests = async (house: House, tenant: Tenant): Promise<number> => {
  const due = digestDueAt(house.clock(), tenant.timeZone);
  let sent = 0;
  for (;;) {
    const outcome = await sendOne(house, tenant, due);
    if (outcome === 'nobody') break;
    if (outcome === 'sent') sent += 1;
  }
  if (sent > 0) house.wake('deliver');
  return sent;
};
