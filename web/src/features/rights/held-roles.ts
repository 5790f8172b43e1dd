import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../i18n/use-role-name.ts';
import type { Explained } from './use-explained.ts';

export type Granted = Explained['granted'][number];

const nameOf = ({ role, place, scope }: Granted): string => `${role.key} ${place.key} ${scope}`;

/** The roles that give any of these rights, each once. */
export const rolesIn = (explained: readonly Pick<Explained, 'granted'>[]): Granted[] => [
  ...new Map(explained.flatMap(({ granted }) => granted).map((one) => [nameOf(one), one])).values(),
];

/** A role as it is held: which, where, how far. */
export const useHeldRole = () => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  return ({ role, place, scope }: Granted): string =>
    t('rights.why.held', { role: roleName(role), place: place.name, scope: t(`rights.scopes.${place.kind}.${scope}`) });
};
