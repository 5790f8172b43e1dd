import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { problemsOfType } from '@bronhouder/domain/types/definition-problems.ts';
import { differences, type TypeChange } from '@bronhouder/domain/types/differences.ts';
import { tidyType } from '@bronhouder/domain/types/tidy.ts';
import type { Verb } from '../../change.ts';
import { effectsOfType } from './queries/effects.ts';
import { supplementTypes } from './queries.ts';
import type { TypeRecord } from './record.ts';
import { types } from './store.ts';

type Seen = { key: Key; version: number };
type Input = Seen & { type: WrittenType; confirmed: boolean };

/** What changed, as the log keeps it: codes and keys. */
const inWords = (changes: readonly TypeChange[]): string =>
  changes
    .map(({ code, path }) => (path === undefined ? code : `${code}:${path}`))
    .join(',')
    .slice(0, 4000);

/**
 * Saves a type as a new version; forms that are open hear of it when they save. Refuses form.problems, and type.touches while the
 * change touches values that records have and nobody confirmed to have looked at that. A save that changes nothing makes no version.
 */
export const saveType: Verb<TypeRecord, Input, Seen> = {
  records: types,
  decide: async (it, { type, confirmed }, { caller }, trx) => {
    const all = await supplementTypes(trx);
    const problems = problemsOfType(type, { supplementTypes: all.map(({ key }) => key) });
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const { key, version } = it;
    const definition = { ...tidyType(type), key, version };
    if (sameValue(it.definition, definition)) return done({ unchanged: true });
    if (!confirmed) {
      const { touched } = await effectsOfType(caller, trx, it, definition);
      if (touched > 0) return refused('type.touches', { records: touched });
    }
    const changes = differences(it.definition, definition);
    const values = { name: definition.name.nl, changed: inWords(changes) };
    return done({ next: { ...it, definition }, traces: [{ act: 'save', revision: null, note: null, values }] });
  },
  answer: ({ key, version }) => ({ key, version }),
};
