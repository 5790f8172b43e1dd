import type { AssignmentList } from '@bronhouder/contract/assignment.ts';
import { possibleActs, userStatus } from '@bronhouder/domain/people/account.ts';
import { rolesEndAt } from '@bronhouder/domain/people/unused.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { later, limits } from '../../../access/limits.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { accountFactsOf, usageOf, usageSelection } from './usage.ts';
import { historyOf } from './history.ts';
import { heldAtRoot, isLastAmong } from './root-administrators.ts';
import { listAssignments } from '../../assignments/queries/list.ts';
import { looksAfterAccounts, mayBeSeen, rolesInReach } from './seen.ts';

const accountOf = ({ db, tenant, now, ...caller }: Caller, key: Key) =>
  db
    .selectFrom('user_account as u')
    .innerJoin('team as t', (join) => join.on('t.key', '=', tenant.rootTeam))
    .leftJoin('user_account as s', 's.id', 'u.stand_in')
    .select(usageSelection)
    .select(['u.id as key', 'u.version', 'u.name', 'u.email', 'u.phone_number', 'u.language', 'u.two_factor_enabled', 'u.anonymised_at'])
    .select(['u.stand_in_from', 'u.stand_in_till', 's.id as standIn', 's.name as standInName', heldAtRoot.as('holders')])
    .select(sql<number>`(select count(*) from assignment a where a.user_id = u.id)`.as('roles'))
    .select(sql<number>`(select count(*) ${rolesInReach({ db, tenant, now, ...caller })})`.as('inReach'))
    .select(
      sql<number>`(select count(*) from user_session s where s.user_id = u.id and s.expires_at > ${now} and s.updated_at > ${later(now, -limits.idle)})`.as(
        'sessions',
      ),
    )
    .where('u.id', '=', key)
    .where(mayBeSeen({ db, tenant, now, ...caller }))
    .executeTakeFirst();

const everything = (person: Key): AssignmentList => ({
  person,
  beneath: true,
  q: '',
  roles: [],
  statuses: [],
  placeKinds: [],
  page: 1,
  size: 100,
  sort: 'place',
  descending: false,
});

/**
 * Oneself, or somebody whom the search finds, with the roles where the caller may assign roles (all of one's own) and what the caller may
 * do with the account. Refuses record.unknown.
 */
export const getUser = async (caller: Caller, { key }: { key: Key }) => {
  const [account, assignments, history] = await Promise.all([
    accountOf(caller, key),
    listAssignments(caller, everything(key)),
    looksAfterAccounts(caller) ? historyOf(caller, key) : [],
  ]);
  const row = found(account);
  const { now, who, tenant } = caller;
  const [administers, self] = [looksAfterAccounts(caller), key === who.user.key];
  const standing = {
    self,
    status: userStatus(accountFactsOf(row), now),
    anonymised: row.anonymised_at !== null,
    lastOfRoot: isLastAmong(key, row.holders, tenant.rootTeam),
  };
  const { standIn, stand_in_from: from, stand_in_till: till } = row;
  const unused = standing.status === 'unused' && row.roles > 0;
  return {
    key: row.key,
    version: row.version,
    name: row.name || null,
    email: standing.anonymised ? '' : row.email,
    phoneNumber: row.phone_number,
    language: row.language === 'en' ? ('en' as const) : ('nl' as const),
    secondFactor: row.two_factor_enabled,
    status: standing.status,
    lastLogonAt: row.last_logon_at,
    createdAt: row.created_at,
    deactivatedAt: row.deactivated_at,
    anonymisedAt: row.anonymised_at,
    rolesEndAt: unused ? rolesEndAt(usageOf(row), now) : null,
    sessions: administers || self ? row.sessions : null,
    standIn: standIn && from && till ? { person: { key: standIn, name: row.standInName || null }, from, till } : null,
    assignments: assignments.rows,
    hidden: self ? 0 : row.roles - row.inReach,
    self,
    administers,
    lastOfRoot: standing.lastOfRoot,
    history,
    actions: administers ? possibleActs(standing) : [],
  };
};
