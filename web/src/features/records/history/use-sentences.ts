import { useTranslation } from 'react-i18next';
import { lookUp } from '../../../i18n/look-up.ts';
import type { FormKind } from '../record-kind.ts';
import { useMoments } from '../use-moments.ts';
import { sentenceKey, sentenceValues, type Told } from './sentence.ts';

/** What happened to records of a kind, in its own words: whole sentences, and the names of acts. */
export const useSentences = (name: FormKind['name']) => {
  const { t } = useTranslation();
  const { written } = useMoments();
  return {
    sentence: (entry: Told): string => {
      const key = sentenceKey(entry, (one) => lookUp(`${name}.sentences.${one}`) !== undefined);
      return lookUp(`${name}.sentences.${key}`, written(sentenceValues(entry))) ?? t(`${name}.sentences.other`);
    },
    act: (act: string): string => lookUp(`${name}.acts.${act}`) ?? t(`${name}.acts.other`),
    /** Whether an act has a name of its own. */
    hasName: (act: string): boolean => lookUp(`${name}.acts.${act}`) !== undefined,
  };
};
