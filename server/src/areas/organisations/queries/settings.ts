import { maximumTypes } from '../../tenants/tenant.ts';
import type { Caller } from '../../../http/caller.ts';
import { organisationTypes } from '../../types/queries.ts';
import { strictProblems } from '../problems.ts';
import { getOrganisation } from './get.ts';

/** What can be set for an organisation: its types with what may be chosen, and the switches. */
export const getSettings = async (caller: Caller, { key }: { key: string }) => {
  const [it, available] = [await getOrganisation(caller, { key }), await organisationTypes(caller.db)];
  const types = it.types.map((type) => type.key);
  const definitions = available.filter((type) => types.includes(type.key));
  return {
    key,
    version: it.version,
    facts: it.facts,
    types,
    productWorkflow: it.productWorkflow,
    allowedTypes: available.map((type) => ({
      key: type.key,
      name: type.name,
      icon: type.icon,
      active: type.active,
      removable: type.removable,
    })),
    maximumTypes: maximumTypes(caller.tenant.settings),
    problems: strictProblems(definitions, it.content, caller).problems.length,
  };
};
