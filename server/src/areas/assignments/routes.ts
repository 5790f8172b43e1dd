import { change, creation } from '../../change.ts';
import type { Caller } from '../../http/caller.ts';
import { on } from '../../http/implement.ts';
import { createAssignment } from './create-assignment.ts';
import { onceHeld } from './once.ts';
import { countAssignments } from './queries/counts.ts';
import { listAssignments } from './queries/list.ts';
import { listOffers } from './queries/offers.ts';
import { findPeople } from './queries/people.ts';
import { previewRemoval } from './queries/removal.ts';
import { removeAssignment } from './remove-assignment.ts';
import { saveAssignment } from './save-assignment.ts';

const { assignment } = on;

/** A write after which somebody has mail. */
const andTell = async <T>({ house }: Caller, write: Promise<T>): Promise<T> => {
  const answer = await onceHeld(write);
  house.wake('deliver');
  return answer;
};

export const assignmentRoutes = assignment.router({
  list: assignment.list.handler(({ context, input }) => listAssignments(context.caller, input)),
  counts: assignment.counts.handler(({ context, input }) => countAssignments(context.caller, input)),
  offers: assignment.offers.handler(({ context, input }) => listOffers(context.caller, input)),
  people: assignment.people.handler(({ context, input }) => findPeople(context.caller, input)),
  create: assignment.create.handler((request) => andTell(request.context.caller, creation(createAssignment)(request))),
  save: assignment.save.handler((request) => andTell(request.context.caller, change(saveAssignment)(request))),
  removal: assignment.removal.handler(({ context, input }) => previewRemoval(context.caller, input)),
  remove: assignment.remove.handler((request) => andTell(request.context.caller, change(removeAssignment)(request))),
});
