import type { Reader } from '@bronhouder/domain/fields/plain-text.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-formats.ts';
import { useNamed } from './supplements/named.ts';
import { useRegions, useWords } from './thesauri.ts';

/** Who reads values on this screen: language, words, and the names behind codes; a code stands for a name that is not there yet. */
export const useReader = (): Reader => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: regions } = useRegions();
  const { data: words } = useWords();
  const lookUp = useNamed();
  return useMemo(() => {
    const regionNames = new Map(regions?.map(({ code, name }) => [code, name]));
    const keywordNames = new Map(words?.map(({ id, name }) => [id, name[language] || name.nl]));
    return {
      language,
      words: t('values', { returnObjects: true }),
      regionName: (code) => regionNames.get(code) ?? code,
      keywordName: (id) => keywordNames.get(id) ?? id,
      supplementName: (key) => lookUp(key)?.title ?? key,
    };
  }, [t, language, regions, words, lookUp]);
};
