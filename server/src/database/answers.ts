import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Whether the database answers at all, for the health check. */
export const answers = (database: Database): Promise<boolean> =>
  sql`select 1`.execute(database.untenanted).then(
    () => true,
    () => false,
  );
