import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { digestDueAt } from '@bronhouder/domain/people/digest.ts';
import { type ChosenMailKind, type MailPreferences, timingOf } from '@bronhouder/domain/people/mail-preferences.ts';
import type { Assignment, Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';
import { sql, type Transaction } from 'kysely';
import { assignmentOf, assignmentsOf } from '../access/assignments.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';
import { type About, seenFrom } from './about.ts';

/** Somebody for whom something was put by before the moment, and who has had no overview since; another process has others. */
const nextReader = (trx: Transaction<DB>, due: Instant) =>
  trx
    .selectFrom('user_account as u')
    .select(['u.id as key', 'u.email', 'u.name', 'u.language', 'u.deactivated_at'])
    .select([sql<MailPreferences>`u.mail_preferences`.as('mail'), assignmentsOf('u.id').as('assignments')])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('digest_line as d').select('d.key').whereRef('d.user_id', '=', 'u.id').where('d.at', '<', due)),
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

type Line = { kind: ChosenMailKind; line: string; path: string; recordKind: About['kind'] | null; places: Place[] };
type Place = { teams: Key[]; organisation: Key | null };

/** Where what a line is about can be read from now, for a query with `taken as d`: nowhere when it is gone. */
const places = sql`coalesce((
  select json_agg(json_build_object('teams', t.path, 'organisation', w.organisation))
  from (
    select key as organisation, team from organisation where d.record_kind <> 'team' and key = d.record
    union all select o.key, o.team from product p join organisation o on o.key = p.organisation where p.key = d.record
    union all select o.key, o.team from product_consumer c join organisation o on o.key = c.organisation
      where c.product = d.record and c.state in ('offered', 'accepted')
    union all select o.key, o.team from supplement s join organisation o on o.key = s.organisation where s.key = d.record
    union all select null, d.record where d.record_kind = 'team'
  ) w join team t on t.key = w.team), '[]')`;

const placeOf = ({ teams, organisation }: Place): Subject => ({ teams, ...(organisation !== null && { organisation }) });

/** The lines put by for somebody before the moment, with where their records stand now; taken away. */
const takeLines = async (trx: Transaction<DB>, reader: Key, due: Instant): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    with taken as (delete from digest_line where user_id = ${reader} and at < ${due} returning *)
    select d.kind, d.line, d.path, d.record_kind as "recordKind", ${places} as places from taken d order by d.at, d.key`.execute(trx);
  return rows;
};

/** What is gone, or may not be read any more, is not told. */
const mayRead = (assignments: readonly Assignment[], { recordKind, places: now }: Line): boolean =>
  recordKind === null || seenFrom(assignments, { kind: recordKind, places: now.map(placeOf) }) !== undefined;

const texts = { nl, en };

/** The same thing several times is one line. */
const linksOf = (lines: readonly Line[], language: 'nl' | 'en') => {
  const times = new Map<string, { line: string; path: string; times: number }>();
  for (const { line, path } of lines) {
    const name = `${path} ${line}`;
    times.set(name, { line, path, times: (times.get(name)?.times ?? 0) + 1 });
  }
  return [...times.values()].map((one) => ({
    path: one.path,
    text: one.times === 1 ? one.line : message(language, texts[language].several, { line: one.line, times: one.times }),
  }));
};

const sendOne = (house: House, tenant: Tenant, due: Instant): Promise<'sent' | 'nothing to say' | 'nobody'> =>
  house.database
    .forTenant(tenant.key)
    .transaction()
    .execute(async (trx) => {
      const reader = await nextReader(trx, due);
      if (!reader) return 'nobody';
      const assignments = reader.assignments.map(assignmentOf);
      const language = reader.language === 'en' ? 'en' : 'nl';
      const lines = await takeLines(trx, reader.key, due);
      const told = lines.filter((line) => timingOf(reader.mail, line.kind) !== 'off' && mayRead(assignments, line));
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
