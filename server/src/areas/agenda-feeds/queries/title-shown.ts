import type { Instant } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';

/** The title in the revision that readers see at a moment, for a table of records by this name; of what they do not see, as it is called in the portal. */
export const titleShown = (record: 'p' | 'o', now: Instant) => {
  const column = (name: string) => sql.ref(`${record}.${name}`);
  return sql<string>`coalesce((
    select r.content ->> 'title' from revision r where r.record = ${column('key')} and r.number =
      case when ${column('planned_from')} <= ${now}::timestamptz then ${column('planned_revision')} else ${column('published_revision')} end
  ), ${column('title')})`;
};
