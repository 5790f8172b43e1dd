import { accountActs, accountEvents } from '@bronhouder/domain/people/account.ts';
import { z } from 'zod';
import { assignmentRow } from './assignment.ts';
import { entry } from './entry.ts';
import { explainedRights, place, placeKind, roleName, scope } from './place.ts';
import { count, flag, key, nothing, pageOf, paging, person, several } from './shapes.ts';

/** `unused`: warned, or to be warned within a month, because nobody signed in for a year and a half (point 9). */
export const userStatus = z.enum(['active', 'unused', 'deactivated']);
export const userSorts = ['name', 'lastLogon', 'created'] as const;

const search = z.object({
  q: z.string().max(200).default(''),
  team: key.optional(),
  roles: several(key),
  statuses: several(userStatus),
  ...paging,
  sort: z.enum(userSorts).default('name'),
  descending: flag.default(false),
});
export type UserSearch = z.output<typeof search>;

const userRow = z.object({
  key,
  name: z.string().nullable(),
  email: z.string(),
  lastLogonAt: z.string().nullable(),
  createdAt: z.string(),
  status: userStatus,
  /** When the roles end because the account is not used; null: they do not. */
  rolesEndAt: z.string().nullable(),
  /** Roles where the caller may assign roles. */
  roles: z.array(z.object({ role: roleName, place, scope })),
});

export const user = {
  /** People who hold a role where the caller may assign roles; for the administrators of the tenant, everybody. */
  search: entry('PLACE:roleAssignment', 'GET', '/user')
    .input(search)
    .output(
      pageOf(userRow).extend({
        /** How many there are of each status, whichever statuses are asked for. */
        statuses: z.array(z.object({ value: userStatus, count: z.number().int() })),
      }),
    ),
  /** Oneself, and whoever `search` finds. */
  get: entry('signed-in', 'GET', '/user/{key}')
    .input(z.object({ key }))
    .output(
      z.object({
        key,
        version: count,
        name: z.string().nullable(),
        email: z.string(),
        phoneNumber: z.string(),
        language: z.enum(['nl', 'en']),
        secondFactor: z.boolean(),
        status: userStatus,
        lastLogonAt: z.string().nullable(),
        createdAt: z.string(),
        deactivatedAt: z.string().nullable(),
        /** Since when it is that of a former user, without name or address; null: it is not. */
        anonymisedAt: z.string().nullable(),
        /** When the roles end because the account is not used; null: they do not. */
        rolesEndAt: z.string().nullable(),
        /** In how many browsers they are signed in; null: the caller does not look after accounts. */
        sessions: z.number().int().nullable(),
        standIn: z.object({ person, from: z.string(), till: z.string() }).nullable(),
        assignments: z.array(assignmentRow),
        /** How many roles it holds where the caller may not look. */
        hidden: z.number().int(),
        /** It is the caller's own. */
        self: z.boolean(),
        /** The caller looks after the accounts of the tenant. */
        administers: z.boolean(),
        /** Nobody else administers the root team: it can be neither deactivated nor anonymised. */
        lastOfRoot: z.boolean(),
        /** What was done with the account, newest first; for who looks after accounts. */
        history: z.array(z.object({ at: z.string(), by: person.nullable(), act: z.enum(accountEvents) })),
        /** What the caller may do. */
        actions: z.array(z.enum(accountActs)),
      }),
    ),
  /** "Why can this person do this?" at one place. */
  rights: entry('signed-in', 'GET', '/user/{key}/rights/{kind}/{place}')
    .input(z.object({ key, kind: placeKind, place: key }))
    .output(explainedRights),
  deactivate: entry('TEAM:settings', 'POST', '/user/{key}/deactivation')
    .input(z.object({ key, version: count }))
    .output(z.object({ key, version: count })),
  activate: entry('TEAM:settings', 'DELETE', '/user/{key}/deactivation')
    .input(z.object({ key, version: count }))
    .output(z.object({ key, version: count })),
  /** For good: the log keeps "a former user". `email` is typed to confirm. */
  anonymise: entry('TEAM:settings', 'POST', '/user/{key}/anonymisation')
    .input(z.object({ key, version: count, email: z.string().max(320) }))
    .output(nothing),
  endSessions: entry('TEAM:settings', 'DELETE', '/user/{key}/session')
    .input(z.object({ key }))
    .output(z.object({ ended: z.number().int() })),
  /** An unused account stays as it is for another year and a half. */
  keep: entry('TEAM:settings', 'POST', '/user/{key}/keeping')
    .input(z.object({ key, version: count }))
    .output(z.object({ key, version: count })),
};
