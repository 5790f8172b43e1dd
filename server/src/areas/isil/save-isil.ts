import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { tidyIsil } from '@bronhouder/domain/isil/code.ts';
import { type IsilContent, isilChanges, problemsOfIsil } from '@bronhouder/domain/isil/problems.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { inUse } from './queries/in-use.ts';
import type { IsilRecord, Seen } from './record.ts';
import { isilCodesOf } from './store.ts';

/** Changes an ISIL code of an organisation. Refuses save.archived, form.problems and isil.in-use. */
export const saveIsilAt = (organisation: Key): Verb<IsilRecord, IsilContent & Seen, Seen> => ({
  records: isilCodesOf(organisation),
  decide: async (it, { code: typed, startDate, original, current }, { caller, now }, trx) => {
    if (it.archived) return refused('save.archived');
    const written = { code: tidyIsil(typed), startDate, original, current };
    const problems = problemsOfIsil(written, todayIn(caller.tenant.timeZone, now));
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const taken = await inUse(trx, caller, written.code, it.key);
    if (taken) return taken;
    const changes = isilChanges(it, written);
    if (Object.keys(changes).length === 0) return done({ unchanged: true });
    const values = { isil: it.key, code: written.code, ...changes };
    return done({ next: { ...it, ...written }, traces: [{ act: 'isilSave', revision: null, note: null, values }] });
  },
  answer: ({ key, version }) => ({ key, version }),
});
