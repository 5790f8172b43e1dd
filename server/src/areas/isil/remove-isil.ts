import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import type { IsilRecord, Seen } from './record.ts';
import { isilCodesOf } from './store.ts';

/** Takes a code away from an organisation; no other one gets its marks by itself. Refuses save.archived. */
export const removeIsilAt = (organisation: Key): Verb<IsilRecord, Seen, object> => ({
  records: isilCodesOf(organisation),
  decide: (it) => {
    if (it.archived) return refused('save.archived');
    const { code, current, original } = it;
    const values = { isil: it.key, code, ...(current && { current }), ...(original && { original }) };
    return done({ next: it, erased: true, traces: [{ act: 'isilRemove', revision: null, note: null, values }] });
  },
  answer: () => ({}),
});
