import type { AuditlogInput } from '@bronhouder/contract/publication.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Person, personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { namesIn } from '../../teams/queries/log-names.ts';
import { relationTitles } from '../../relations/queries/titles.ts';
import { shareTitles } from './share-titles.ts';

type Action = 'update' | 'create' | 'delete' | 'accepted' | 'denied' | 'invited' | 'expired' | 'copied';
type Row = {
  key: Key;
  at: string;
  by: Person | null;
  action: Action;
  act: string;
  revision: number | null;
  note: string | null;
  details: { values?: Record<string, string | number | boolean> };
  fields: string[] | null;
  after: Content | null;
  before: Content | null;
  total: number;
};

/** Whose log can be read: its kind, the record with a key while it may be read, and what of its log whoever reads it may know (all, unless said otherwise). */
export type LogReading = {
  kind: string;
  within(caller: Caller, key: Key): RawBuilder<{ key: Key }>;
  told?(caller: Caller): RawBuilder<SqlBool>;
};

/** What a saved revision changed, field by field. */
const changesOf = ({ fields, before, after }: Row) =>
  (fields ?? []).map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));

/** With the title of the original of a copy, while that is there and may be read, and those of what was shared or related. */
const withTitles = async (caller: Caller, kind: string, record: Key, rows: Row[]) => {
  const copies = rows.filter(({ act }) => act === 'copy').map(({ details }) => ({ kind, record, details }));
  const [names, shared, related] = [await namesIn(caller, copies), await shareTitles(caller, rows), await relationTitles(caller, rows)];
  return (row: Row): Values => {
    const { values = {} } = row.details;
    const title = typeof values['source'] === 'string' ? names.ofRecord(values['source']) : null;
    return { ...values, ...(title !== null && { sourceTitle: title }), ...shared(row), ...related(row) };
  };
};

/** One page of the entries that the filters ask for. */
const entriesOf = async (caller: Caller, input: AuditlogInput, told: RawBuilder<SqlBool>): Promise<Row[]> => {
  const zone = caller.tenant.timeZone;
  let query = caller.db
    .selectFrom('audit as a')
    .leftJoin('revision as r', (join) =>
      join
        .onRef('r.record', '=', 'a.record')
        .onRef('r.number', '=', 'a.revision')
        .on('a.act', 'in', ['save', 'saveConcept', 'saveReady', 'changeType']),
    )
    .leftJoin('revision as p', (join) => join.onRef('p.record', '=', 'r.record').on(sql<boolean>`p.number = r.number - 1`))
    .select([
      'a.key',
      'a.at',
      'a.action',
      'a.act',
      'a.revision',
      'a.note',
      'a.details',
      'r.fields',
      'r.content as after',
      'p.content as before',
    ])
    .select([personIn('a.by').as('by'), sql<number>`count(*) over ()`.as('total')])
    .where('a.record', '=', input.key)
    .where(told);
  if (input.acts.length > 0) query = query.where('a.act', 'in', input.acts);
  if (input.by) query = query.where('a.by', '=', input.by);
  if (input.from) query = query.where(sql<boolean>`a.at >= (${input.from}::date)::timestamp at time zone ${zone}`);
  if (input.till) query = query.where(sql<boolean>`a.at < (${input.till}::date + 1)::timestamp at time zone ${zone}`);
  return (await query
    .orderBy('a.at', 'desc')
    .orderBy('a.key', 'desc')
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute()) as Row[];
};

/** The log of a record, newest first, with what each save changed; and what its filters can be set to. */
export const readAuditlog = (reading: LogReading) => async (caller: Caller, input: AuditlogInput) => {
  const told = reading.told?.(caller) ?? sql<SqlBool>`true`;
  const known = await caller.db
    .selectFrom(reading.within(caller, input.key).as('it'))
    .select(sql<string[]>`coalesce((select json_agg(distinct a.act) from audit a where a.record = it.key and ${told}), '[]')`.as('acts'))
    .select(
      sql<Person[]>`coalesce((select json_agg(json_build_object('key', u.id, 'name', u.name) order by u.name)
        from user_account u where u.id in (select a.by from audit a where a.record = it.key and ${told})), '[]')`.as('people'),
    )
    .executeTakeFirst();
  const { acts, people } = found(known);
  const rows = await entriesOf(caller, input, told);
  const valuesOf = await withTitles(caller, reading.kind, input.key, rows);
  return {
    rows: rows.map((row) => ({
      key: row.key,
      at: row.at,
      by: row.by,
      action: row.action,
      act: row.act,
      revision: row.revision,
      note: row.note,
      values: valuesOf(row),
      changes: changesOf(row),
    })),
    total: rows[0]?.total ?? 0,
    acts,
    people,
  };
};
