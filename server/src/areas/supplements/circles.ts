import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { namingsIn, supplementsIn } from '@bronhouder/domain/fields/supplements.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Transaction } from 'kysely';
import { takeTurn } from '../../database/in-turn.ts';
import type { DB } from '../../database/types.ts';
import { leadingBack } from './queries/leading-back.ts';
import type { SupplementRecord } from './record.ts';

/**
 * Fields in which a supplement names one that leads back to itself: a room names its location, and that never the room. One save at a
 * time looks, or two could close a circle together.
 */
export const circles = async (trx: Transaction<DB>, it: SupplementRecord, content: Content): Promise<Problem[]> => {
  const fields = fieldsOf(combine(it.types));
  const before = new Set(supplementsIn(fields, it.content));
  const added = supplementsIn(fields, content).filter((key) => !before.has(key));
  if (added.length === 0) return [];
  await takeTurn(trx, 'supplements that name each other');
  const circular = await leadingBack(trx, it.key, added);
  return namingsIn(fields, content)
    .filter(({ keys }) => keys.some((key) => circular.has(key)))
    .map(({ path }) => ({ field: path, code: 'supplement-circle' }));
};
