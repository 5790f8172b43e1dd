import { allowedTypes, type Effective, type SwitchName } from '@bronhouder/domain/teams/settings.ts';
import type { Caller } from '../../../http/caller.ts';
import { heldAlong } from '../../teams/queries/held-along.ts';
import { pathOfTeam } from '../../teams/queries/path.ts';
import type { Setter } from '../../teams/queries/settings-along.ts';
import { maximumTypes } from '../../tenants/tenant.ts';
import { organisationTypes } from '../../types/queries.ts';
import { strictProblems } from '../../records/problems.ts';
import { countProductsOf } from '../../products/queries/counted-of-owner.ts';
import { getOrganisation } from './get.ts';

const mandated = (held: Effective<Setter>, name: SwitchName) => {
  const { value, from } = held[name];
  return value?.mandatory && from ? { value: value.value, team: from } : null;
};

/** What can be set for an organisation: its types with what may be chosen, the switches, and what its teams have to say about them. */
export const getSettings = async (caller: Caller, { key }: { key: string }) => {
  const it = await getOrganisation(caller, { key });
  const path = (await pathOfTeam(caller.db, it.team.key)) ?? [];
  const [available, held] = [await organisationTypes(caller.db), await heldAlong(caller.db, path, caller.tenant)];
  const types = it.types.map((type) => type.key);
  const allowed = new Set(allowedTypes(available, held).map((type) => type.key));
  const definitions = available.filter((type) => types.includes(type.key));
  return {
    key,
    version: it.version,
    facts: it.facts,
    types,
    productWorkflow: it.productWorkflow,
    allowedTypes: available
      .filter((type) => allowed.has(type.key) || types.includes(type.key))
      .map((type) => ({
        key: type.key,
        name: type.name,
        icon: type.icon,
        active: type.active,
        removable: type.removable,
        allowed: allowed.has(type.key),
      })),
    maximumTypes: maximumTypes(caller.tenant.settings),
    mandatory: {
      online: mandated(held, 'online'),
      workflow: mandated(held, 'workflow'),
      productWorkflow: mandated(held, 'productWorkflow'),
    },
    products: await countProductsOf(caller, key),
    problems: strictProblems(definitions, it.content, caller).problems.length,
  };
};
