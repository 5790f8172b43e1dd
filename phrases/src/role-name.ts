import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { roles as en } from './en/roles.ts';
import { roles as nl } from './nl/roles.ts';

const texts = { nl, en };

/**
 * The name of a role for a reader of this language: built-in roles are named by the texts of the product, a role of the tenant's own by
 * whoever made it. For what the server itself writes: mails, exports. The portal has `useRoleName`, which knows the tenant's wording too.
 */
export const roleNameIn = (language: 'nl' | 'en', { name, builtIn }: { name: string; builtIn: BuiltInRole | null }): string =>
  builtIn === null ? name : texts[language].builtIn[builtIn].name;
