import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { allowedTypes, type SwitchName, usualDefault } from '@bronhouder/domain/teams/settings.ts';
import type { Caller } from '../../../http/caller.ts';
import { maximumTypes } from '../../tenants/tenant.ts';
import { organisationTypes } from '../../types/queries.ts';
import { heldAlong } from './held-along.ts';
import { pathWithRight } from './settings-effects.ts';

/** Stands for the organisation that is to be made: no record has this key. */
const toBeMade = '*';

/** What an organisation made in this team may be, and how its switches start. Refuses record.unknown, right.missing. */
export const getCreation = async (caller: Caller, { key }: { key: Key }) => {
  const path = await pathWithRight(caller, key);
  const [held, types] = [await heldAlong(caller.db, path, caller.tenant), await organisationTypes(caller.db)];
  const starting = (setting: SwitchName) => ({ ...(held[setting].value ?? usualDefault), from: held[setting].from });
  return {
    types: allowedTypes(types, held).map(({ key: type, name: called, icon, category, active }) => ({
      key: type,
      name: called,
      icon,
      category,
      active,
    })),
    maximumTypes: maximumTypes(caller.tenant.settings),
    online: starting('online'),
    workflow: starting('workflow'),
    productWorkflow: starting('productWorkflow'),
    fieldAdmin: allowed(caller.who.assignments, { teams: path, organisation: toBeMade }, 'ORGANISATION:fieldAdmin'),
  };
};
