import type { Key } from '@bronhouder/domain/instant.ts';
import { why } from '@bronhouder/domain/permissions/allowed.ts';
import type { Assignment, Place, Scope, Subject } from '@bronhouder/domain/permissions/assignment.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { giversOf } from '@bronhouder/domain/permissions/givers.ts';
import { organisationsReadWithin, readableTeams, type Readable } from '@bronhouder/domain/permissions/readable.ts';
import { type Right, rights } from '@bronhouder/domain/permissions/right.ts';
import { sql } from 'kysely';
import type { Person } from '../../../database/person.ts';
import { organisationsWithin, teamsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { type Holder, holderOf, holdersAround } from './holders.ts';

/** A right with what gives it, and who could give it, the nearest first. */
export type Explained = {
  right: Right;
  granted: { role: { key: Key; name: string; builtIn: BuiltInRole | null }; place: Place & { name: string }; scope: Scope }[];
  givers: Person[];
};

const most = 5;

/** "Why may I (not)?" (beyond the specification, 5): each right at the subject, explained for whoever holds these assignments. */
export const explain = (assignments: readonly Assignment[], subject: Subject, holders: readonly Holder[]): Explained[] =>
  rights.map((right) => ({
    right,
    granted: why(assignments, subject, right).granted.map(({ role: { key, name, builtIn }, place, scope }) => ({
      role: { key, name, builtIn },
      place,
      scope,
    })),
    givers: giversOf(right, subject, holders)
      .slice(0, most)
      .map(({ person }) => person),
  }));

type Around = Subject & { holders: Holder[] };

type Reached = Pick<Readable, 'beneathTeams' | 'organisations'>;

const aroundOrganisation = async ({ db }: Caller, key: Key, reached: Reached): Promise<Around> => {
  const row = found(
    await db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select(['t.path', holdersAround(sql.ref('o.key')).as('holders')])
      .where('o.key', '=', key)
      .where(organisationsWithin(reached))
      .executeTakeFirst(),
  );
  return { teams: row.path, organisation: key, holders: row.holders.map(holderOf) };
};

const aroundTeam = async ({ db, who }: Caller, key: Key): Promise<Around> => {
  const row = found(
    await db
      .selectFrom('team as t')
      .select(['t.path', holdersAround(sql.lit(null)).as('holders')])
      .where('t.key', '=', key)
      .where(teamsWithin(readableTeams(who.assignments, 'TEAM:read')))
      .executeTakeFirst(),
  );
  return { teams: row.path, holders: row.holders.map(holderOf) };
};

/**
 * The rights at a place that the caller may read, explained for whoever holds these assignments: the caller, or another person. One
 * round trip. Refuses record.unknown.
 */
export const explainAt = async (caller: Caller, place: Place, assignments: readonly Assignment[]): Promise<Explained[]> => {
  const { holders, ...subject } =
    place.kind === 'team'
      ? await aroundTeam(caller, place.key)
      : await aroundOrganisation(caller, place.key, readableTeams(caller.who.assignments, 'ORGANISATION:read'));
  return explain(assignments, subject, holders);
};

/** The caller's own rights at an organisation of which they may read anything. One round trip. Refuses record.unknown. */
export const explainOwn = async (caller: Caller, organisation: Key): Promise<Explained[]> => {
  const { assignments } = caller.who;
  const { holders, ...subject } = await aroundOrganisation(caller, organisation, organisationsReadWithin(assignments));
  return explain(assignments, subject, holders);
};
