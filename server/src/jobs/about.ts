import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Assignment, Subject } from '@bronhouder/domain/permissions/assignment.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { RecordKind } from '../areas/records/record.ts';

/**
 * What somebody is told about. `kind`: what it takes to read of it; `record`: which one, or the organisation whose products it is about;
 * `places`: where the right to read shows it, the place of the record itself first.
 */
export type About = { kind: RecordKind | 'agenda' | 'team'; record: Key | null; places: readonly Subject[] };

const readRights: Record<About['kind'], Right> = {
  team: 'TEAM:read',
  organisation: 'ORGANISATION:read',
  product: 'PRODUCT:read',
  supplement: 'SUPPLEMENT:read',
  agenda: 'AGENDA:read',
};

/** Of a team or an organisation as a place: of its roles and invitations. */
export const aboutPlace = (place: Subject): About => ({
  kind: place.organisation === undefined ? 'team' : 'organisation',
  record: place.organisation ?? place.teams.at(-1) ?? null,
  places: [place],
});

/** From which of its places somebody reads it; nothing: from none. */
export const seenFrom = (assignments: readonly Assignment[], { kind, places }: Omit<About, 'record'>): Subject | undefined =>
  places.find((place) => allowed(assignments, place, readRights[kind]));
