import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Reason } from '@bronhouder/domain/outcome.ts';
import { allowedTypes, type Effective } from '@bronhouder/domain/teams/settings.ts';
import { typeProblems } from '@bronhouder/domain/types/type-problems.ts';
import { maximumTypes, type Tenant } from '../tenants/tenant.ts';

type Choice = { chosen: string[]; current: string[]; available: TypeDefinition[]; held: Effective<unknown> };

/** Every reason why an organisation cannot have these types: what the tenant and the teams above it say (points 3 and 5). */
export const typeReasons = ({ held, ...choice }: Choice, { settings }: Tenant): Reason[] =>
  typeProblems({ ...choice, maximum: maximumTypes(settings), allowed: allowedTypes(choice.available, held).map(({ key }) => key) });
