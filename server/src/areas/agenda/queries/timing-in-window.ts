import type { Day, Timing } from '@bronhouder/domain/agenda/item.ts';
import { type RawBuilder, sql } from 'kysely';

/** What is kept in fewer bytes is read as fast whole. */
const small = 2000;

/** How many days a date lasts beyond the one on which it begins. */
const length = sql`((w.timing #>> '{span,endDate}')::date - (w.timing #>> '{span,startDate}')::date)`;

/**
 * When an item takes place as far as some days ask for it, for a query with `agenda_item as i`: without what is different about other
 * days, of which a pattern of years can have many, each with a long reason. What `occurrencesOf` says of these days stays the same: a date
 * counts on each day that it lasts, a moved one where it was and where it is. Meetings stay all: how many they are says whether it repeats.
 */
export const timingIn = ({ from, till }: { from: Day; till: Day }): RawBuilder<Timing> => {
  const changes = sql`jsonb_path_query_array(w.timing,
    '$.changes[*] ? (@.on >= $first && @.on <= $till || @.span.startDate <= $till && @.span.endDate >= $from)',
    jsonb_build_object('first', (${from}::date - ${length})::text, 'from', ${from}::text, 'till', ${till}::text))`;
  const exceptions = sql`jsonb_path_query_array(w.timing,
    '$.hours.exceptions[*] ? (@.from <= $till && (@.from >= $from || @.till >= $from))',
    jsonb_build_object('from', ${from}::text, 'till', ${till}::text))`;
  // Joined with nothing it is unpacked once, and not for each part that is looked at.
  return sql`(case when pg_column_size(i.timing) < ${small} then i.timing else (
    select case i.kind when 'dates' then jsonb_set(w.timing, '{changes}', ${changes})
      when 'hours' then jsonb_set(w.timing, '{hours,exceptions}', ${exceptions}) else w.timing end
    from (select i.timing || '{}' as timing offset 0) w) end)`;
};
