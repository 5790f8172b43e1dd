import type { TypeConcern, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { allowedProductTypes } from '@bronhouder/domain/teams/settings.ts';
import { pluralOf } from '@bronhouder/domain/types/plural.ts';
import type { Caller } from '../../http/caller.ts';
import { heldAlong } from '../teams/queries/held-along.ts';
import { newestByConcern } from '../types/queries.ts';

/** A type as a menu names it. */
export const summaryOf = (type: TypeDefinition) => ({ key: type.key, name: type.name, plural: pluralOf(type), icon: type.icon });

/** The types that can be chosen at a place, and those that are in use there nonetheless, such as an inactive one. */
const chosenFrom = (types: readonly TypeDefinition[], usable: readonly TypeDefinition[], used: readonly Key[]) =>
  types.filter((type) => (type.active && usable.includes(type)) || used.includes(type.key)).map(summaryOf);

/**
 * The product and supplement types that a menu names (point 3): product types as far as the teams above allow them; supplement types are
 * restricted by no team. `used`: the types of what is there already. Two round trips.
 */
export const typeChoices = async (caller: Caller, path: readonly Key[], used: Record<Exclude<TypeConcern, 'organisation'>, Key[]>) => {
  const { product, supplement } = await newestByConcern(caller.db);
  const held = await heldAlong(caller.db, path, caller.tenant);
  return {
    productTypes: chosenFrom(product, allowedProductTypes(product, held), used.product),
    supplementTypes: chosenFrom(supplement, supplement, used.supplement),
  };
};
