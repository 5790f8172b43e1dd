import { allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { areaOf } from '@bronhouder/domain/permissions/reach.ts';
import type { Caller } from '../../http/caller.ts';

const area = 'AGENDA';

/** What may still be done with the agenda of an archived organisation. */
const ofArchived = ['read'];

/** What the caller may do with the agenda of a place, without the area; looked up once per organisation. One that is archived can only be read. */
export const agendaActions = ({ who }: Caller): ((place: Subject, archived?: boolean) => string[]) => {
  const known = new Map<string | undefined, string[]>();
  return (place, archived = false) => {
    const actions =
      known.get(place.organisation) ??
      allowedActions(who.assignments, place)
        .filter((right) => areaOf(right) === area)
        .map((right) => right.slice(area.length + 1));
    known.set(place.organisation, actions);
    return archived ? actions.filter((action) => ofArchived.includes(action)) : actions;
  };
};
