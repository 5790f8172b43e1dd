import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { useTranslation } from 'react-i18next';

/**
 * How a role is called here: a built-in role in the reader's language and the tenant's wording, a role of the tenant's own as it was
 * named. Takes what every list gives of a role: `{ name, builtIn }`.
 */
export const useRoleName = () => {
  const { t } = useTranslation();
  return ({ name, builtIn }: { name: string; builtIn: BuiltInRole | null }): string =>
    builtIn === null ? name : t(`roles.builtIn.${builtIn}.name`);
};

/** What a role is meant for, in the same way. */
export const useRoleDescription = () => {
  const { t } = useTranslation();
  return ({ description, builtIn }: { description: string; builtIn: BuiltInRole | null }): string =>
    builtIn === null ? description : t(`roles.builtIn.${builtIn}.description`);
};
