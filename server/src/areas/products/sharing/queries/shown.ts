import type { Instant } from '@bronhouder/domain/instant.ts';
import { readersSee } from '@bronhouder/domain/publication/conditions.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { type RawBuilder, type SqlBool } from 'kysely';
import { type Columns, conditionSql } from '../../../../database/condition-sql.ts';
import { factColumns as organisationColumns } from '../../../organisations/fact-columns.ts';
import { factColumns as productColumns } from '../../queries/fact-columns.ts';

const columnsIn = (table: string): Columns<Facts> =>
  Object.fromEntries(Object.entries(organisationColumns).map(([fact, column]) => [fact, `${table}.${column}`])) as Columns<Facts>;

/** Whether readers see the organisation of this table. */
export const organisationSeen = (table: 'o' | 'k', now: Instant): RawBuilder<SqlBool> => conditionSql(readersSee, columnsIn(table), now);

/** Whether readers see the product, for a query with `product as p` and its owner `organisation as o`. */
export const productSeen = (now: Instant): RawBuilder<SqlBool> => conditionSql(readersSee, productColumns, now);
