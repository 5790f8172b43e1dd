import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { problemsOfIsil } from '@bronhouder/domain/isil/problems.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import type { IsilRecord, Seen } from './record.ts';
import { isilCodesOf } from './store.ts';

/** Makes a code that of now; the one before loses the mark in the same transaction. Refuses save.archived, and form.problems before it starts. */
export const makeCurrentAt = (organisation: Key): Verb<IsilRecord, Seen, Seen> => ({
  records: isilCodesOf(organisation),
  decide: (it, _, { caller, now }) => {
    if (it.archived) return refused('save.archived');
    if (it.current) return done({ unchanged: true });
    const next = { ...it, current: true };
    const problems = problemsOfIsil(next, todayIn(caller.tenant.timeZone, now));
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const values = { isil: it.key, code: it.code };
    return done({ next, traces: [{ act: 'isilCurrent', revision: null, note: null, values }] });
  },
  answer: ({ key, version }) => ({ key, version }),
});
