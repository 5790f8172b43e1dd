import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { organisation as en } from '@bronhouder/phrases/en/organisation.ts';
import { product as enOfProducts } from '@bronhouder/phrases/en/product.ts';
import { supplement as enOfSupplements } from '@bronhouder/phrases/en/supplement.ts';
import { organisation as nl } from '@bronhouder/phrases/nl/organisation.ts';
import { product as nlOfProducts } from '@bronhouder/phrases/nl/product.ts';
import { supplement as nlOfSupplements } from '@bronhouder/phrases/nl/supplement.ts';
import { sql, type Transaction } from 'kysely';
import { assignmentOf, assignmentsOf } from '../access/assignments.ts';
import { tellCoOrganisers } from '../areas/products/sharing/tell-change.ts';
import { shownAt } from '../areas/products/store.ts';
import type { RecordKind } from '../areas/records/record.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';
import type { ChosenMail } from '../outside/mail/mail.ts';
import { type About, seenFrom } from './about.ts';
import { onlyNews } from './news/entry.ts';
import { sendGathered } from './news/gathered.ts';
import { tellNews, tellNewsOf } from './news/tell-news.ts';
import { notify, type Reader } from './notify.ts';

type Entry = {
  key: Key;
  kind: RecordKind;
  record: Key;
  /** Itself, or whose it is. */
  organisation: Key;
  act: string;
  at: Instant;
  by: Key | null;
  byName: string | null;
  revision: number | null;
  title: string;
  path: Key[];
  /** Of a product: where the organisations stand that show it or were asked to. */
  shownAt: Subject[];
  details: { values?: { planner?: Key; plannedFrom?: Instant; from?: Instant } };
};

/** What is told of: a record with a title, at the place of its organisation. */
const records = sql<{ key: Key; kind: RecordKind; title: string; organisation: Key }>`(
  select key, 'organisation' as kind, title, key as organisation from organisation
  union all select key, 'product', title, organisation from product
  union all select key, 'supplement', title, organisation from supplement)`;

const next = (trx: Transaction<DB>): Promise<Entry | undefined> =>
  trx
    .selectFrom('untold as n')
    .innerJoin('audit as a', 'a.key', 'n.audit')
    .innerJoin(records.as('x'), 'x.key', 'a.record')
    .innerJoin('organisation as o', 'o.key', 'x.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .leftJoin('product as p', 'p.key', 'x.key')
    .leftJoin('user_account as u', 'u.id', 'a.by')
    .select([
      'a.key',
      'a.record',
      'a.act',
      'a.at',
      'a.by',
      'u.name as byName',
      'a.revision',
      't.path',
      'x.kind',
      'x.title',
      'x.organisation',
    ])
    .select([sql<Entry['details']>`a.details`.as('details'), shownAt.as('shownAt')])
    .where(sql<boolean>`not ${onlyNews}`)
    .orderBy('a.at')
    .limit(1)
    .forUpdate(['n'])
    .skipLocked()
    .executeTakeFirst();

const plannerOf = (entry: Entry): Key | null => entry.details.values?.planner ?? null;
const aboutOf = ({ kind, record, path, organisation, shownAt: elsewhere }: Entry): About => ({
  kind,
  record,
  places: [{ teams: path, organisation }, ...elsewhere],
});

/** Somebody who is told, and the organisation from which they read the record. */
type Told = { key: Key; organisation: Key };

/** The planner, and everybody who wants to hear of this record, as far as they may still read it; never whoever did it. */
const readersOf = async (trx: Transaction<DB>, entry: Entry): Promise<Told[]> => {
  const planner = plannerOf(entry);
  const rows = await trx
    .selectFrom('user_account as u')
    .select(['u.id', assignmentsOf('u.id').as('assignments')])
    .where((query) =>
      query.or([
        query('u.id', '=', planner),
        query.exists(
          query.selectFrom('subscription as s').select('s.record').where('s.record', '=', entry.record).whereRef('s.user_id', '=', 'u.id'),
        ),
      ]),
    )
    .where(sql<boolean>`u.id is distinct from ${entry.by}::uuid`)
    .where('u.deactivated_at', 'is', null)
    .execute();
  return rows.flatMap(({ id: key, assignments }) => {
    const from = seenFrom(assignments.map(assignmentOf), aboutOf(entry));
    return from ? [{ key, organisation: from.organisation ?? entry.organisation }] : [];
  });
};

type OfRecord = Extract<ChosenMail, { kind: 'plan-done' | 'plan-failed' | 'end-done' | 'organisation-changed' }>;

/** What it is to this reader: the outcome of their own plan, or a change by somebody else. */
const kindOf = (entry: Entry, reader: Key): OfRecord['kind'] => {
  const planner = reader === plannerOf(entry);
  if (planner && entry.act === 'published') return 'plan-done';
  if (planner) return 'plan-failed';
  return entry.act === 'ended' ? 'end-done' : 'organisation-changed';
};

const words: Record<Reader['language'], Record<RecordKind, Partial<Record<string, string>>>> = {
  nl: { organisation: nl.acts, product: nlOfProducts.acts, supplement: nlOfSupplements.acts },
  en: { organisation: en.acts, product: enOfProducts.acts, supplement: enOfSupplements.acts },
};

const pathOf = ({ kind, record }: Entry, organisation: Key): string =>
  kind === 'organisation' ? `#/organisation/${record}` : `#/organisation/${organisation}/${kind}/${record}`;

const mailFor = (entry: Entry, kind: OfRecord['kind'], reader: Reader, organisation: Key): ChosenMail => {
  const { title } = entry;
  const to = { ...reader, path: pathOf(entry, organisation) };
  const revision = entry.revision ?? 0;
  if (kind === 'plan-done') return { ...to, kind, values: { title, revision, at: entry.at } };
  if (kind === 'plan-failed') return { ...to, kind, values: { title, revision, at: entry.details.values?.plannedFrom ?? entry.at } };
  if (kind === 'end-done') return { ...to, kind, values: { title, at: entry.at } };
  const done = words[reader.language][entry.kind];
  return { ...to, kind, values: { title, by: entry.byName ?? '', at: entry.at }, lines: [done[entry.act] ?? entry.act] };
};

/** The task of one reader. Whoever stands in sees it there as well, so that it is done once. */
const ask = async (house: House, trx: Transaction<DB>, entry: Entry, { key: reader, organisation }: Told, at: Instant): Promise<void> => {
  const { kind } = entry;
  const details = {
    title: entry.title,
    ...(kind !== 'organisation' && { organisation }),
    act: entry.act,
    by: entry.byName ?? '',
    revision: entry.revision ?? 0,
    at: entry.at,
  };
  await trx
    .insertInto('task')
    .values({
      key: house.newKey(),
      user_id: reader,
      kind: kindOf(entry, reader),
      at,
      record_kind: kind,
      record: entry.record,
      details: JSON.stringify(details),
    })
    .execute();
};

const tellOne = (house: House, tenant: Tenant): Promise<boolean> =>
  house.database
    .forTenant(tenant.key)
    .transaction()
    .execute(async (trx) => {
      const entry = await next(trx);
      if (!entry) return false;
      const [readers, at] = [await readersOf(trx, entry), house.clock()];
      for (const reader of readers) await ask(house, trx, entry, reader, at);
      const people = readers.map(({ key }) => key);
      await notify(house, trx, { people, about: aboutOf(entry), by: entry.by }, (to, reader, from) =>
        mailFor(entry, kindOf(entry, reader), to, from?.organisation ?? entry.organisation),
      );
      if (entry.kind === 'product') await tellCoOrganisers(house, trx, entry, people);
      if (entry.kind === 'supplement') await tellNewsOf(house, trx, entry.key, people);
      await trx.deleteFrom('untold').where('audit', '=', entry.key).execute();
      return true;
    });

/** Tells people, in the portal and by mail, what happened to organisations, products and supplements: each entry once, however many processes do this. */
export const tellPeople = async (house: House, tenant: Tenant): Promise<number> => {
  let told = 0;
  while (await tellOne(house, tenant)) told += 1;
  while (await tellNews(house, tenant)) told += 1;
  told += await sendGathered(house, tenant);
  if (told > 0) house.wake('deliver');
  return told;
};
