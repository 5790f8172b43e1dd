import { agenda } from '@bronhouder/contract/agenda.ts';
import type { Needs } from '@bronhouder/contract/entry.ts';
import type { Outcome } from '@bronhouder/domain/outcome.ts';
import type { Act, WorldVerbs } from '@bronhouder/world/verbs.ts';
import { createItem } from '../areas/agenda/create-item.ts';
import { saveItem } from '../areas/agenda/save-item.ts';
import { perform, performNew } from '../change.ts';
import type { Caller } from '../http/caller.ts';

type Entry = { '~orpc': { meta: { needs: Needs } } };
type CallerFor = (act: Omit<Act, 'organisation'>, entry: Entry) => Promise<Caller>;

/** @throws when the act was refused, with what it was about and why */
const achieved = (about: object, outcome: Outcome<unknown>): void => {
  if (!outcome.ok) throw new Error(`${JSON.stringify(about)} was refused: ${JSON.stringify(outcome.refusal)}`);
};

/** When the products of the world take place. An item that is saved is in its first revision until then. */
export const agendaVerbs = (callerFor: CallerFor): Pick<WorldVerbs, 'makeItem' | 'saveItem'> => ({
  makeItem: async (act, item) => achieved({ act, item }, await performNew(createItem, await callerFor(act, agenda.create), item)),
  saveItem: async (act, item) => {
    const input = { ...item, revision: 1 };
    achieved({ act, item }, await perform(saveItem, await callerFor(act, agenda.save), input));
  },
});
