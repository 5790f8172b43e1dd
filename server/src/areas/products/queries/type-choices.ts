import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { allowedProductTypes } from '@bronhouder/domain/teams/settings.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';
import { heldAlong } from '../../teams/queries/held-along.ts';
import { productTypes } from '../../types/queries.ts';
import { sourceOf } from '../copying/queries/source.ts';

/** What a product can become, for who may change it. Refuses record.unknown, right.missing. */
export const listTypeChoices = async (caller: Caller, { key }: { key: Key }) => {
  const { assignments } = caller.who;
  const { place, seenFrom } = found(await sourceOf(caller.db, key));
  if (![place, ...seenFrom].some((from) => allowed(assignments, from, 'PRODUCT:read'))) refuse('record.unknown');
  if (!allowed(assignments, place, rightOf(caller))) refuse('right.missing');
  const [available, held] = [await productTypes(caller.db), await heldAlong(caller.db, place.teams, caller.tenant)];
  return allowedProductTypes(available, held).map((type) => ({
    key: type.key,
    name: type.name,
    icon: type.icon,
    category: type.category,
    active: type.active,
  }));
};
