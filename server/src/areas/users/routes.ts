import { change } from '../../change.ts';
import type { Caller } from '../../http/caller.ts';
import { on } from '../../http/implement.ts';
import { explainAt } from '../rights/queries/explain.ts';
import { activateUser } from './activate-user.ts';
import { anonymiseUser } from './anonymise-user.ts';
import { deactivateUser } from './deactivate-user.ts';
import { endSessions } from './end-sessions.ts';
import { keepUser } from './keep-user.ts';
import { getUser } from './queries/get.ts';
import { assignmentsOfPerson } from './queries/person.ts';
import { searchUsers } from './queries/search.ts';

const { user } = on;

type Handled<Input, Answer> = (request: { context: { caller: Caller }; input: Input }) => Promise<Answer>;

/** What changes how many accounts are unused lets the tasks about those say so soon, not only tomorrow. */
const counted =
  <Input, Answer>(handle: Handled<Input, Answer>): Handled<Input, Answer> =>
  async (request) => {
    const answer = await handle(request);
    request.context.caller.house.wake('unused-accounts');
    return answer;
  };

export const userRoutes = user.router({
  search: user.search.handler(({ context, input }) => searchUsers(context.caller, input)),
  get: user.get.handler(({ context, input }) => getUser(context.caller, input)),
  rights: user.rights.handler(async ({ context: { caller }, input: { key, kind, place } }) =>
    explainAt(caller, { kind, key: place }, await assignmentsOfPerson(caller, key)),
  ),
  deactivate: user.deactivate.handler(counted(change(deactivateUser))),
  activate: user.activate.handler(counted(change(activateUser))),
  anonymise: user.anonymise.handler(counted(change(anonymiseUser))),
  endSessions: user.endSessions.handler(change(endSessions)),
  keep: user.keep.handler(counted(change(keepUser))),
});
