import type { Instant } from '@bronhouder/domain/instant.ts';
import { isNews, type MailPreferences, type NewsMailKind, timingOf } from '@bronhouder/domain/people/mail-preferences.ts';
import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';
import { sql, type Transaction } from 'kysely';
import { assignmentOf, assignmentsOf } from '../../access/assignments.ts';
import type { Tenant } from '../../areas/tenants/tenant.ts';
import type { DB } from '../../database/types.ts';
import type { House } from '../../house.ts';
import { linksOf, mayStillRead, type Taken, takeLines } from '../put-by.ts';
import { pageOf } from './words.ts';

/** So many lines stand in one mail; what is more is counted. */
const most = 25;
const texts = { nl, en };

/** Somebody for whom news is due; another process has others. */
const nextReader = (trx: Transaction<DB>, now: Instant) =>
  trx
    .selectFrom('user_account as u')
    .select(['u.id as key', 'u.email as to', 'u.name', 'u.language', 'u.deactivated_at'])
    .select([sql<MailPreferences>`u.mail_preferences`.as('mail'), assignmentsOf('u.id').as('assignments')])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('digest_line as d').select('d.key').whereRef('d.user_id', '=', 'u.id').where('d.due', '<=', now)),
    )
    .limit(1)
    .forNoKeyUpdate(['u'])
    .skipLocked()
    .executeTakeFirst();

/** What is told in one mail: news of one kind, of one organisation. */
const grouped = (lines: readonly Taken[]): Taken[][] => [...Map.groupBy(lines, ({ kind, record }) => `${kind} ${record}`).values()];

/** One page, if all of it can be seen there; else the page where all of its kind stand. */
const pathOf = (kind: NewsMailKind, lines: readonly Taken[]): string => {
  const [first] = lines;
  if (first && lines.every(({ path }) => path === first.path)) return first.path;
  return pageOf(kind, first?.record ?? '');
};

const said = (lines: readonly Taken[], language: 'nl' | 'en'): string[] => {
  const all = linksOf(
    lines.map(({ line }) => ({ line, path: '' })),
    language,
  ).map(({ text }) => text);
  const rest = all.length - most;
  return rest > 0 ? [...all.slice(0, most), message(language, texts[language].more, { count: rest })] : all;
};

const tellOne = (house: House, tenant: Tenant, now: Instant): Promise<number | null> =>
  house.database
    .forTenant(tenant.key)
    .transaction()
    .execute(async (trx) => {
      const reader = await nextReader(trx, now);
      if (!reader) return null;
      const assignments = reader.assignments.map(assignmentOf);
      const language = reader.language === 'en' ? 'en' : 'nl';
      const lines = await takeLines(trx, reader.key, sql`due is not null`);
      const told = lines.filter((line) => timingOf(reader.mail, line.kind) !== 'off' && mayStillRead(assignments, line));
      const mails = reader.deactivated_at === null ? grouped(told) : [];
      for (const group of mails) {
        const [first] = group;
        if (!first || !isNews(first.kind)) continue;
        const { kind } = first;
        const values = { title: first.title ?? '', count: group.length, first: first.line, at: now };
        const to = { to: reader.to, name: reader.name, language } as const;
        await house.mailer.write(trx, { ...to, kind, path: pathOf(kind, group), values, lines: said(group, language) }, now);
      }
      return mails.length;
    });

/** Mails what others did around what people watch, once it was gathered for a while; each once, on however many machines. How many mails. */
export const sendGathered = async (house: House, tenant: Tenant): Promise<number> => {
  let written = 0;
  for (;;) {
    const mails = await tellOne(house, tenant, house.clock());
    if (mails === null) return written;
    written += mails;
  }
};
