import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { allowedProductTypes } from '@bronhouder/domain/teams/settings.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';
import { heldAlong } from '../../teams/queries/held-along.ts';
import { productTypes } from '../../types/queries.ts';
import { ownerOf } from '../place.ts';

/** What a product made at this organisation may be. Refuses record.unknown, right.missing, save.archived (the organisation is). */
export const getProductCreation = async (caller: Caller, { organisation }: { organisation: Key }) => {
  const { assignments } = caller.who;
  const owner = found(await ownerOf(caller.db, organisation));
  if (!allowed(assignments, owner.place, 'PRODUCT:read')) refuse('record.unknown');
  if (!allowed(assignments, owner.place, rightOf(caller))) refuse('right.missing');
  if (owner.archivedAt !== null) refuse('save.archived');
  const [available, held] = [await productTypes(caller.db), await heldAlong(caller.db, owner.place.teams, caller.tenant)];
  return {
    types: allowedProductTypes(available, held).map(({ key, name, icon, category, active }) => ({ key, name, icon, category, active })),
    workflow: owner.workflow,
    fieldAdmin: allowed(assignments, owner.place, 'PRODUCT:fieldAdmin'),
  };
};
