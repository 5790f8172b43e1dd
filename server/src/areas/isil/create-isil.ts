import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { tidyIsil } from '@bronhouder/domain/isil/code.ts';
import { type IsilContent, problemsOfIsil } from '@bronhouder/domain/isil/problems.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Maker } from '../../change.ts';
import { inUse } from './queries/in-use.ts';
import type { IsilRecord, Seen } from './record.ts';
import { insertIsil, lockOrganisation, type Placed } from './store.ts';

type Input = IsilContent & { organisation: Key };

/** Adds an ISIL code to an organisation (points 3 and 5). Refuses save.archived, form.problems and isil.in-use. */
export const createIsil: Maker<IsilRecord, Input, Seen> = {
  readPlace: 'ORGANISATION:read',
  placeOf: (trx, { organisation }) => lockOrganisation(trx, organisation),
  make: async ({ organisation, ...written }, place, { caller, now }, trx) => {
    if ((place as Placed).archived) return refused('save.archived');
    const problems = problemsOfIsil(written, todayIn(caller.tenant.timeZone, now));
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const code = tidyIsil(written.code);
    const taken = await inUse(trx, caller, code, null);
    if (taken) return taken;
    return done({ ...written, code, key: caller.house.newKey(), version: 1, place, organisation, archived: false });
  },
  insert: insertIsil,
  answer: ({ key, version }) => ({ key, version }),
};
