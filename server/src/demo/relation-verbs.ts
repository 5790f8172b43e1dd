import type { Needs } from '@bronhouder/contract/entry.ts';
import { isil } from '@bronhouder/contract/isil.ts';
import { relation } from '@bronhouder/contract/relation.ts';
import { relationType } from '@bronhouder/contract/relation-type.ts';
import type { Outcome } from '@bronhouder/domain/outcome.ts';
import type { Act, WorldVerbs } from '@bronhouder/world/verbs.ts';
import { createIsil } from '../areas/isil/create-isil.ts';
import { createRelationType } from '../areas/relation-types/create-relation-type.ts';
import { createRelation } from '../areas/relations/create-relation.ts';
import { performNew } from '../change.ts';
import type { Caller } from '../http/caller.ts';

type Entry = { '~orpc': { meta: { needs: Needs } } };
type CallerFor = (act: Omit<Act, 'organisation'>, entry: Entry) => Promise<Caller>;

/** @throws when the act was refused, with what it was about and why */
const achieved = (made: object, outcome: Outcome<unknown>): void => {
  if (!outcome.ok) throw new Error(`${JSON.stringify(made)} was refused: ${JSON.stringify(outcome.refusal)}`);
};

/** How the organisations of the world belong together, and their ISIL codes. */
export const relationVerbs = (callerFor: CallerFor): Pick<WorldVerbs, 'makeRelationType' | 'relate' | 'addIsil'> => ({
  makeRelationType: async (act, type) => {
    achieved(type, await performNew(createRelationType, await callerFor(act, relationType.create), type));
  },
  relate: async (act, { source, ...related }) => {
    achieved(
      { source, ...related },
      await performNew(createRelation, await callerFor(act, relation.create), { ...related, organisation: source }),
    );
  },
  addIsil: async (act, code) => {
    achieved(code, await performNew(createIsil, await callerFor(act, isil.create), code));
  },
});
