import { titleOf, titleProblems } from '@bronhouder/domain/fields/title.ts';
import { normaliseContent } from '@bronhouder/domain/fields/check.ts';
import { notEditable } from '@bronhouder/domain/fields/editable.ts';
import { readContent } from '@bronhouder/domain/fields/shape-problems.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Maker } from '../../change.ts';
import { namedSupplements, wronglyNamed } from '../records/named-supplements.ts';
import { withStoredFiles } from '../records/stored-files.ts';
import { supplementTypes } from '../types/queries.ts';
import { libraryPlace } from './queries/library-place.ts';
import { type Standing, standing, type SupplementRecord, refusedArchived } from './record.ts';
import { insert } from './store.ts';

/** `key`: chosen beforehand, where whoever makes it has to know it; else a new one. */
type Input = { organisation: Key; type: Key; content: Content; key?: Key };

/**
 * Puts a supplement into the library of an organisation. What no reader sees yet may be unfinished, but has a title of its own. Refuses
 * save.archived, settings.type-inactive, input.invalid, save.problems.
 */
export const createSupplement: Maker<SupplementRecord, Input, Standing> = {
  readPlace: 'SUPPLEMENT:read',
  placeOf: (trx, { organisation }) => libraryPlace(trx, organisation),
  make: async ({ organisation, type: chosen, content: given, key }, place, { caller, now, by, rights }, trx) => {
    if ((await libraryPlace(trx, organisation))?.archivedAt) return refusedArchived();
    const type = (await supplementTypes(trx)).find((one) => one.key === chosen);
    if (!type?.active) return refused('settings.type-inactive', { type: chosen });
    const types = [type];
    const sections = combine(types);
    const typed = readContent(sections, given);
    if (!typed.ok) return typed;
    const empty = { key: key ?? caller.house.newKey(), organisation, place, types, content: {} };
    const filed = await withStoredFiles(trx, empty, normaliseContent(sections, typed.value));
    if (!filed.ok) return filed;
    const content = filed.value;
    const problems = [
      ...titleProblems(content),
      ...notEditable(sections, {}, content, rights.includes('SUPPLEMENT:fieldAdmin')),
      ...wronglyNamed(types, { before: {}, after: content }, await namedSupplements(trx, empty, content), rights),
    ];
    if (problems.length > 0) return refused('save.problems', { count: problems.length }, problems);
    const made = { savedAt: now, savedBy: by, createdAt: now, closing: null, archivedAt: null, watched: false };
    return done({ ...empty, ...made, version: 1, title: titleOf(content), content, facts: { working: 1 } });
  },
  insert,
  answer: standing,
};
