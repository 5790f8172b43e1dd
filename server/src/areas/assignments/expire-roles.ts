import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Author } from '../../trace.ts';
import { type Ended, endRolesOf } from './store.ts';

/**
 * Ends every role of somebody because time passed, in the transaction of what it follows from, each in the log as expired and by nobody; what
 * they were. Whoever calls has judged that they may go.
 */
export const expireRoles = (trx: Transaction<DB>, person: Key, author: Author): Promise<Ended[]> => endRolesOf(trx, person, author);
