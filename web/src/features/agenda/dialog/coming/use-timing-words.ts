import type { Words } from '@bronhouder/domain/agenda/words.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The words in which a pattern is said, in the user's language. */
export const useTimingWords = (): Words => {
  const { t } = useTranslation();
  return useMemo(() => ({ ...t('timing.words', { returnObjects: true }), values: t('values', { returnObjects: true }) }), [t]);
};
