import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { readingWithin } from '@bronhouder/domain/permissions/readable.ts';
import type { Assignment, Place, Subject } from '@bronhouder/domain/permissions/assignment.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Caller } from '../../../http/caller.ts';

const reading: Record<Place['kind'], readonly Right[]> = { team: ['TEAM:read'], organisation: readingWithin };

/** Whether these assignments show anything of the place: itself, or of an organisation what belongs to it. */
const showAnything = (assignments: readonly Assignment[], kind: Place['kind'], subject: Subject): boolean =>
  reading[kind].some((right) => allowed(assignments, subject, right));

/** Whether a role by itself shows the place where it is held. */
const shows = (assignment: Assignment): boolean => {
  const { kind, key } = assignment.place;
  const itself: Subject = kind === 'team' ? { teams: [key] } : { teams: [], organisation: key };
  return showAnything([assignment], kind, itself);
};

/**
 * The places where the caller holds a role and of which it may read nothing: a role for what is beneath a team shows nothing of that
 * team (docs/decisions/0003), unless another role does. One round trip, and none where every place is shown by a role that is held there.
 */
export const closedPlaces = async ({ who, db }: Caller): Promise<ReadonlySet<Key>> => {
  const { assignments } = who;
  const shown = new Set(assignments.filter(shows).map(({ place }) => place.key));
  const doubtful = assignments.map(({ place }) => place).filter(({ key }) => !shown.has(key));
  if (doubtful.length === 0) return new Set();
  const keys = doubtful.map(({ key }) => key);
  const organisations = db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['o.key', 't.path as teams'])
    .where('o.key', 'in', keys);
  const found = await db
    .selectFrom('team as t')
    .select(['t.key', 't.path as teams'])
    .where('t.key', 'in', keys)
    .unionAll(organisations)
    .execute();
  const teamsOf = new Map(found.map(({ key, teams }) => [key, teams]));
  const subjectOf = ({ kind, key }: Place): Subject => {
    const teams = teamsOf.get(key) ?? [];
    return kind === 'team' ? { teams } : { teams, organisation: key };
  };
  return new Set(doubtful.filter((place) => !showAnything(assignments, place.kind, subjectOf(place))).map(({ key }) => key));
};
