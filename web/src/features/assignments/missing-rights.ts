import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { rights as allRights } from '@bronhouder/domain/permissions/right.ts';
import { useTranslation } from 'react-i18next';

const most = 3;

/** The rights among these that this version of the portal knows, in the order of the areas. */
export const knownRights = (rights: readonly string[]): Right[] => allRights.filter((right) => rights.includes(right));

/** The sentence that names which rights one lacks to hand something out: the first few, and how many more. */
export const useMissingText = () => {
  const { t } = useTranslation();
  return (missing: readonly string[]): string => {
    const known = knownRights(missing);
    const named = known
      .slice(0, most)
      .map((right) => t('assignments.quoted', { right: t(`rights.of.${right}`) }))
      .join(', ');
    const count = known.length - most;
    return t('assignments.missing', { rights: count > 0 ? t('assignments.missingMore', { rights: named, count }) : named });
  };
};
