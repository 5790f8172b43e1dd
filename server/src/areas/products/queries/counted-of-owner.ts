import type { Key } from '@bronhouder/domain/instant.ts';
import { planAhead, unpublishedChanges } from '@bronhouder/domain/publication/conditions.ts';
import { sql } from 'kysely';
import { conditionSql } from '../../../database/condition-sql.ts';
import type { Caller } from '../../../http/caller.ts';
import { factColumns } from './fact-columns.ts';

/** How many products of an organisation have unpublished changes, and how many a plan; archived ones do not count. */
export const countProductsOf = async ({ db, now }: Caller, organisation: Key): Promise<{ changes: number; plans: number }> =>
  db
    .selectFrom('product as p')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .select([
      sql<number>`count(*) filter (where ${conditionSql(unpublishedChanges, factColumns, now)})`.as('changes'),
      sql<number>`count(*) filter (where ${conditionSql(planAhead, factColumns, now)})`.as('plans'),
    ])
    .where('o.key', '=', organisation)
    .where('p.archived_at', 'is', null)
    .executeTakeFirstOrThrow();
