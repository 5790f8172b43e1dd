import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';

/** An organisation as news tells of it: null when it is gone. */
export type Place = { key: Key; title: string; path: Key[] };

/** An entry of the log that is news of an organisation. */
export type NewsEntry = {
  key: Key;
  kind: 'agenda' | 'organisation' | 'supplement';
  record: Key;
  act: string;
  by: Key | null;
  /** Empty: nobody knows any more. */
  byName: string;
  at: Instant;
  values: Values;
  /** Whose news it is; null: it is gone, and so is the news. */
  organisation: Place | null;
  /** Of an agenda item: what takes place. */
  product: { key: Key; title: string } | null;
  /** Where that product belongs, if not here. */
  owner: Place | null;
  /** Of a relation: the organisation at its other end. */
  other: Place | null;
  supplement: string | null;
};

const relation = sql`a.kind = 'organisation' and a.act in ('relate', 'unrelate')`;

/** News that nobody hears of in another way. For a query with `audit as a`. */
export const onlyNews = sql`(a.kind = 'agenda' or ${relation} or a.kind = 'supplement' and a.act in ('create', 'erase'))`;

const place = (organisation: string, team: string) =>
  sql`case when ${sql.ref(team)}.key is not null then json_build_object('key', ${sql.ref(organisation)}.key, 'title',
    ${sql.ref(organisation)}.title, 'path', ${sql.ref(team)}.path) end`;

/**
 * The oldest news that waits to be told, or this entry of it; other processes have others. Where it belongs stands in the item or
 * supplement, and once that is deleted in the entry itself.
 */
export const nextNews = async (trx: Transaction<DB>, key: Key | null): Promise<NewsEntry | undefined> => {
  const { rows } = await sql<NewsEntry>`
    select a.key, a.kind, a.record, a.act, a.by, coalesce(u.name, '') as "byName", a.at, coalesce(a.details->'values', '{}') as values,
      ${place('o', 't')} as organisation, ${place('po', 'pt')} as owner, ${place('x', 'xt')} as other, s.title as supplement,
      case when p.key is not null then json_build_object('key', p.key, 'title', p.title) end as product
    from untold n join audit a on a.key = n.audit left join user_account u on u.id = a.by
    left join agenda_item i on a.kind = 'agenda' and i.key = a.record
    left join supplement s on a.kind = 'supplement' and s.key = a.record
    left join organisation o on o.key = case when ${relation} then a.record
      else coalesce(i.organisation, s.organisation, (a.details->'values'->>'organisation')::uuid) end
    left join team t on t.key = o.team
    left join product p on a.kind = 'agenda' and p.key = coalesce(i.product, (a.details->'values'->>'product')::uuid)
    left join organisation po on po.key = p.organisation and po.key <> o.key left join team pt on pt.key = po.team
    left join organisation x on ${relation} and x.key = (a.details->'values'->>'organisation')::uuid left join team xt on xt.key = x.team
    where ${key === null ? onlyNews : sql`a.key = ${key}`}
    order by a.at limit 1 for update of n skip locked`.execute(trx);
  return rows[0];
};
