import type { Key } from '@bronhouder/domain/instant.ts';
import { assignmentOf, assignmentsOf } from '../access/assignments.ts';
import type { SignedIn } from '../access/session.ts';
import type { Database } from '../database/connect.ts';

/** Somebody as if they were signed in, with what they may really do. @throws when there is no such account */
export const actingAs = async (database: Database, tenant: Key, person: Key): Promise<SignedIn> => {
  const { assignments, language, ...user } = await database
    .forTenant(tenant)
    .selectFrom('user_account as u')
    .select([
      'u.id as key',
      'u.email',
      'u.first_name as firstName',
      'u.infix',
      'u.family_name as familyName',
      'u.phone_number as phoneNumber',
    ])
    .select([
      'u.language',
      'u.last_logon_at as lastLogonAt',
      'u.two_factor_enabled as secondFactor',
      assignmentsOf('u.id').as('assignments'),
    ])
    .where('u.id', '=', person)
    .executeTakeFirstOrThrow(() => new Error(`no account ${person}`));
  return {
    user: { ...user, language: language === 'en' ? 'en' : 'nl' },
    sessionKey: person,
    tokenHash: '',
    usedAt: '',
    looking: null,
    assignments: assignments.map(assignmentOf),
  };
};
