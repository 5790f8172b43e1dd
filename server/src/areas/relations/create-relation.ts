import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { relate } from '@bronhouder/domain/relations/relate.ts';
import type { Maker } from '../../change.ts';
import { aroundPair, lockType } from './queries/around.ts';
import { type Placed, placeOfOrganisation } from './queries/place.ts';
import type { RelationRecord } from './record.ts';
import { insertRelation } from './store.ts';

type Input = { organisation: Key; type: Key | null; target: Key | null };

/** Point 5: 'A relation must be selected'. */
const notSelected = (field: 'type' | 'target'): Problem => ({ field, code: 'relation' });

/**
 * Relates an organisation to another (points 2, 3 and 5): it is the source, or one of two equals. Refuses save.archived, form.problems
 * while nothing is selected, record.unknown for what is out of reach, relation.right without the right at the target, relation.type
 * where the type cannot be used, and what `relate` refuses.
 */
export const createRelation: Maker<RelationRecord, Input, { key: Key; version: number }> = {
  readPlace: 'ORGANISATION:read',
  placeOf: (trx, { organisation }) => placeOfOrganisation(trx, organisation),
  make: async ({ organisation: source, type: typeKey, target }, place, { caller }, trx) => {
    if ((place as Placed).archived) return refused('save.archived');
    if (typeKey === null || target === null)
      return refused('form.problems', {}, [
        ...(typeKey === null ? [notSelected('type')] : []),
        ...(target === null ? [notSelected('target')] : []),
      ]);
    if (target === source) return refused('relation.itself');
    const { assignments } = caller.who;
    const other = await placeOfOrganisation(trx, target);
    if (!other || !allowed(assignments, other, 'ORGANISATION:read')) return refused('record.unknown');
    if (!allowed(assignments, other, 'ORGANISATION:relationTo')) return refused('relation.right');
    const type = await lockType(trx, typeKey);
    if (!type || !place.teams.includes(type.team)) return refused('record.unknown');
    if (!other.teams.includes(type.team)) return refused('relation.type');
    const { kind } = type;
    const related = relate({ source, target }, { kind, archived: other.archived, ...(await aroundPair(trx, type, { source, target })) });
    if (!related.ok) return related;
    return done({ ...related.value, key: caller.house.newKey(), version: 1, place, type: typeKey, kind, archived: false });
  },
  insert: insertRelation,
  answer: ({ key, version }) => ({ key, version }),
};
