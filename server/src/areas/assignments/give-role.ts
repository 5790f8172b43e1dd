import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Author } from '../../trace.ts';
import { insertAssignment, type NewAssignment } from './store.ts';

/**
 * Gives somebody a role in the transaction of what it follows from, such as an accepted invitation. Whoever calls has judged that it may
 * be given, and that the person does not hold it yet.
 */
export const giveRole = (trx: Transaction<DB>, assignment: NewAssignment, author: Author): Promise<void> =>
  insertAssignment(trx, assignment, author);
