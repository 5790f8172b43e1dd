import { allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { areaOf } from '@bronhouder/domain/permissions/reach.ts';
import type { Caller } from '../../http/caller.ts';

const area = 'AGENDA';

/** What the caller may do with the agenda of a place, without the area; looked up once per organisation. */
export const agendaActions = ({ who }: Caller): ((place: Subject) => string[]) => {
  const known = new Map<string | undefined, string[]>();
  return (place) => {
    const actions =
      known.get(place.organisation) ??
      allowedActions(who.assignments, place)
        .filter((right) => areaOf(right) === area)
        .map((right) => right.slice(area.length + 1));
    known.set(place.organisation, actions);
    return actions;
  };
};
