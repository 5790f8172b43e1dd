import type { Condition } from '@bronhouder/domain/condition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Fact → the column that holds it, with its table, or an expression. */
export type Columns<Facts> = Record<keyof Facts, string | RawBuilder<unknown>>;

/**
 * A condition of the domain as SQL: the same data, so that a filter in a list means what the chip on the screen says.
 * Two-valued like `holds`: a missing moment is neither past nor future.
 */
export const conditionSql = <Facts>(condition: Condition<Facts>, columns: Columns<Facts>, now: Instant): RawBuilder<SqlBool> => {
  const part = (inner: Condition<Facts>) => conditionSql(inner, columns, now);
  const column = (fact: keyof Facts) => {
    const where = columns[fact];
    return typeof where === 'string' ? sql.ref(where) : where;
  };
  if ('all' in condition) return joined(condition.all.map(part), 'and', true);
  if ('any' in condition) return joined(condition.any.map(part), 'or', false);
  if ('not' in condition) return sql`(not ${part(condition.not)})`;
  if ('is' in condition) return sql`(${column(condition.is[0])} is not distinct from ${condition.is[1]})`;
  if ('missing' in condition) return sql`(${column(condition.missing)} is null)`;
  if ('past' in condition) return sql`coalesce(${column(condition.past)} <= ${now}::timestamptz, false)`;
  if ('future' in condition) return sql`coalesce(${column(condition.future)} > ${now}::timestamptz, false)`;
  if ('differ' in condition) return sql`(${column(condition.differ[0])} is distinct from ${column(condition.differ[1])})`;
  return sql`(${column(condition.equal[0])} is not distinct from ${column(condition.equal[1])})`;
};

const joined = (parts: RawBuilder<SqlBool>[], word: 'and' | 'or', empty: boolean): RawBuilder<SqlBool> =>
  parts.length === 0 ? sql`${sql.lit(empty)}` : sql`(${sql.join(parts, sql.raw(` ${word} `))})`;
