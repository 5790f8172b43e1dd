import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { namingsIn, supplementsIn } from '@bronhouder/domain/fields/supplements.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { RevisedRecord } from './record.ts';

/**
 * The types of the supplements that a content names, by key, as far as they are in the library of its organisation; until the
 * transaction ends nobody erases one. No look when it names none.
 */
export const namedSupplements = (
  trx: Transaction<DB>,
  { place, types }: Pick<RevisedRecord, 'place' | 'types'>,
  content: Content,
): Promise<Map<Key, Key>> => supplementsHeld(trx, place.organisation ?? null, supplementsIn(fieldsOf(combine(types)), content));

/** The same of these supplements. */
export const supplementsHeld = async (trx: Transaction<DB>, library: Key | null, keys: readonly Key[]): Promise<Map<Key, Key>> => {
  if (keys.length === 0) return new Map();
  const rows = await trx
    .selectFrom('supplement')
    .select(['key', 'type'])
    .where('key', 'in', [...keys])
    .where('organisation', '=', library)
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ key, type }) => [key, type]));
};

/** Supplements that are new to the record and are not there to be named: out of its library, or not for this user to use. */
export const wronglyNamed = (
  types: TypeDefinition[],
  { before, after }: { before: Content; after: Content },
  named: ReadonlyMap<Key, Key>,
  rights: readonly Right[],
): Problem[] => {
  const fields = fieldsOf(combine(types));
  const old = new Set(supplementsIn(fields, before));
  const added = namingsIn(fields, after).flatMap(({ path, keys }) => keys.filter((key) => !old.has(key)).map((key) => ({ path, key })));
  return added.flatMap(({ path, key }): Problem[] => {
    if (!named.has(key)) return [{ field: path, code: 'supplement-unknown' }];
    return rights.includes('SUPPLEMENT:use') ? [] : [{ field: path, code: 'supplement-use' }];
  });
};
