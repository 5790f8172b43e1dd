import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { organisation as en } from '@bronhouder/phrases/en/organisation.ts';
import { organisation as nl } from '@bronhouder/phrases/nl/organisation.ts';
import { sql, type Transaction } from 'kysely';
import { assignmentOf, assignmentsOf } from '../access/assignments.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';
import type { Mail } from '../outside/mail/mail.ts';

type Entry = {
  key: Key;
  record: Key;
  act: string;
  at: Instant;
  by: Key | null;
  byName: string | null;
  revision: number | null;
  title: string;
  path: Key[];
  details: { values?: { planner?: Key; plannedFrom?: Instant } };
};
type Reader = { id: Key; email: string; name: string; language: string; planner: boolean };

const next = (trx: Transaction<DB>): Promise<Entry | undefined> =>
  trx
    .selectFrom('untold as n')
    .innerJoin('audit as a', 'a.key', 'n.audit')
    .innerJoin('organisation as o', 'o.key', 'a.record')
    .innerJoin('team as t', 't.key', 'o.team')
    .leftJoin('user_account as u', 'u.id', 'a.by')
    .select(['a.key', 'a.record', 'a.act', 'a.at', 'a.by', 'u.name as byName', 'a.revision', 'o.title', 't.path'])
    .select(sql<Entry['details']>`a.details`.as('details'))
    .orderBy('a.at')
    .limit(1)
    .forUpdate(['n'])
    .skipLocked()
    .executeTakeFirst();

/** The planner, and everybody who wants to hear of this organisation, as far as they may still read it; never whoever did it. */
const readersOf = async (trx: Transaction<DB>, entry: Entry): Promise<Reader[]> => {
  const planner = entry.details.values?.planner ?? null;
  const rows = await trx
    .selectFrom('user_account as u')
    .select(['u.id', 'u.email', 'u.name', 'u.language', assignmentsOf('u.id').as('assignments')])
    .where((query) =>
      query.or([
        query('u.id', '=', planner),
        query.exists(
          query.selectFrom('subscription as s').select('s.record').where('s.record', '=', entry.record).whereRef('s.user_id', '=', 'u.id'),
        ),
      ]),
    )
    .where(sql<boolean>`u.id is distinct from ${entry.by}::uuid`)
    .execute();
  const place = { teams: entry.path, organisation: entry.record };
  return rows
    .filter(({ assignments }) => allowed(assignments.map(assignmentOf), place, 'ORGANISATION:read'))
    .map((row) => ({ ...row, planner: row.id === planner }));
};

/** What it is to this reader: the outcome of their own plan, or a change by somebody else. */
const kindOf = (entry: Entry, planner: boolean): Exclude<Mail['kind'], 'password-reset'> => {
  if (planner && entry.act === 'published') return 'plan-done';
  if (planner) return 'plan-failed';
  return entry.act === 'ended' ? 'end-done' : 'organisation-changed';
};

const words = { nl: nl.acts, en: en.acts };

const mailFor = (entry: Entry, kind: ReturnType<typeof kindOf>, reader: Reader): Mail => {
  const language = reader.language === 'en' ? 'en' : 'nl';
  const { title } = entry;
  const to = { to: reader.email, name: reader.name, language, path: `#/organisation/${entry.record}` } as const;
  const revision = entry.revision ?? 0;
  if (kind === 'plan-done') return { ...to, kind, values: { title, revision, at: entry.at } };
  if (kind === 'plan-failed') return { ...to, kind, values: { title, revision, at: entry.details.values?.plannedFrom ?? entry.at } };
  if (kind === 'end-done') return { ...to, kind, values: { title, at: entry.at } };
  const done: Partial<Record<string, string>> = words[language];
  return { ...to, kind, values: { title, by: entry.byName ?? '', at: entry.at }, lines: [done[entry.act] ?? entry.act] };
};

const tellOne = (house: House, tenant: Tenant): Promise<boolean> =>
  house.database
    .forTenant(tenant.key)
    .transaction()
    .execute(async (trx) => {
      const entry = await next(trx);
      if (!entry) return false;
      for (const reader of await readersOf(trx, entry)) {
        const kind = kindOf(entry, reader.planner);
        const details = { title: entry.title, act: entry.act, by: entry.byName ?? '', revision: entry.revision ?? 0, at: entry.at };
        await trx
          .insertInto('task')
          .values({
            key: house.newKey(),
            user_id: reader.id,
            kind,
            at: house.clock(),
            record_kind: 'organisation',
            record: entry.record,
            details: JSON.stringify(details),
          })
          .execute();
        await house.mailer.write(trx, mailFor(entry, kind, reader), house.clock());
      }
      await trx.deleteFrom('untold').where('audit', '=', entry.key).execute();
      return true;
    });

/** Tells people, in the portal and by mail, what happened to organisations: each entry once, however many processes do this. */
export const tellPeople = async (house: House, tenant: Tenant): Promise<number> => {
  let told = 0;
  while (await tellOne(house, tenant)) told += 1;
  if (told > 0) house.wake('deliver');
  return told;
};
