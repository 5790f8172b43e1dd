import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { useTranslation } from 'react-i18next';
import type { PlaceRef } from '../../shell/rights/open-rights.ts';
import { useExplained } from './use-explained.ts';

/**
 * Why somebody may not do something at a place: which right is missing, and who can give it (beyond the specification, 5); `brief`
 * where many such reasons stand together. Nothing is fetched unless a right is missing.
 */
export const useWhyNot = (place: PlaceRef, missing: boolean) => {
  const { t } = useTranslation();
  const { data } = useExplained(place, missing);
  const giversOf = (right: Right): string | undefined =>
    data
      ?.find((one) => one.right === right)
      ?.givers.flatMap(({ name }) => name ?? [])
      .join(', ');
  return {
    full: (right: Right): string => {
      const needed = t('rights.why.needed', { right: t(`rights.of.${right}`) });
      const names = giversOf(right);
      if (names === undefined) return needed;
      return `${needed} ${names ? t('rights.why.givers', { names }) : t('rights.why.nobody')}`;
    },
    brief: (right: Right): string => {
      const lacking = t('rights.why.lacking');
      const names = giversOf(right);
      if (names === undefined) return lacking;
      return `${lacking} ${names ? t('rights.why.ask', { names }) : t('rights.why.askNobody')}`;
    },
  };
};
