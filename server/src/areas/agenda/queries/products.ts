import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { titledPatterns } from '../../records/queries/filter-parts.ts';
import { atAgenda } from './at-agenda.ts';

type Input = { key: Key; q: string; page: number; size: number };

/** When it was last put into this agenda. */
const lastUsed = (organisation: Key) =>
  sql`(select max(i.saved_at) from agenda_item i where i.organisation = ${organisation} and i.product = p.key)`;

/** Own products, and those of others that are shown here; archived ones are left out. For a query with `product as p` and its owner `organisation as o`. */
const usableAt = (organisation: Key) => sql<boolean>`(p.archived_at is null and o.archived_at is null and p.key in (
  select own.key from product own where own.organisation = ${organisation}
  union all select c.product from product_consumer c where c.organisation = ${organisation} and c.state = 'accepted'))`;

/** Products that an organisation can put into its agenda: those in it lately first, then by title. */
export const listAgendaProducts = async (caller: Caller, { key: organisation, q, page, size }: Input) => {
  await atAgenda(caller, organisation);
  const patterns = titledPatterns(q);
  const rows = await caller.db
    .selectFrom('product as p')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .select(['p.key', 'p.title', 'p.type', sql<boolean>`p.organisation <> ${organisation}`.as('shared')])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(usableAt(organisation))
    .$if(patterns.length > 0, (query) => query.where(sql<boolean>`p.key in (select products_titled(${patterns}::text[]))`))
    .orderBy(sql`${lastUsed(organisation)} desc nulls last`)
    .orderBy('p.title')
    .orderBy('p.key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
};
