import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { problemsOfType } from '@bronhouder/domain/types/definition-problems.ts';
import { tidyType } from '@bronhouder/domain/types/tidy.ts';
import type { Maker } from '../../change.ts';
import { supplementTypes } from './queries.ts';
import type { TypeRecord } from './record.ts';
import { insertType, rootTeam } from './store.ts';

type Input = { concerns: TypeConcern; type: WrittenType };
type Seen = { key: Key; version: number };

/** Makes a type of the tenant. Refuses form.problems. */
export const createType: Maker<TypeRecord, Input, Seen> = {
  readPlace: 'TEAM:read',
  placeOf: async (trx) => ({ teams: [await rootTeam(trx)] }),
  make: async ({ concerns, type }, place, { caller }, trx) => {
    const around = { supplementTypes: (await supplementTypes(trx)).map(({ key }) => key) };
    const problems = problemsOfType(type, around);
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const key = caller.house.newKey();
    return done({ key, version: 1, place, concerns, definition: { key, version: 1, ...tidyType(type) } });
  },
  insert: (trx, { concerns, definition }, caller) => insertType(trx, concerns, definition, caller),
  answer: ({ key, version }) => ({ key, version }),
};
