import type { Key } from '@bronhouder/domain/instant.ts';
import type { Author } from '../../trace.ts';
import { insertAssignment, type NewAssignment } from './store.ts';

/** Gives somebody a role at a team or an organisation. */
export const makeAssignment = (author: Author, tenant: Key, assignment: NewAssignment): Promise<void> =>
  author.house.database
    .forTenant(tenant)
    .transaction()
    .execute((trx) => insertAssignment(trx, assignment, author));
