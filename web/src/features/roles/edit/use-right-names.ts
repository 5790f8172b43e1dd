import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { useTranslation } from 'react-i18next';

/** Rights as their sentences, one after the other. */
export const useRightNames = () => {
  const { t } = useTranslation();
  return (some: readonly Right[]): string => some.map((right) => t('rights.quoted', { right: t(`rights.of.${right}`) })).join(', ');
};
