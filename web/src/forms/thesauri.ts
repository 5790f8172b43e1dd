import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { regionQueries, wordQueries } from '../api/clients.ts';
import { useLanguage } from '../i18n/use-formats.ts';
import { treeOf } from './tree.ts';

/** Regions and keywords hardly change while somebody works. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const useRegions = () => useQuery({ ...regionQueries.list.queryOptions({ input: {} }), ...once });
export const useWords = () => useQuery({ ...wordQueries.list.queryOptions({ input: {} }), ...once });

/** The regions as a tree, for a field that chooses some of them. */
export const useRegionTree = () => {
  const language = useLanguage();
  const { data, isError } = useRegions();
  const tree = useMemo(
    () =>
      treeOf(
        (data ?? []).map(({ code, parent, name }) => ({ value: code, parent, label: name, words: [code] })),
        language,
      ),
    [data, language],
  );
  return { tree, isError };
};

/** The thesaurus as a tree. */
export const useWordTree = () => {
  const language = useLanguage();
  const { data, isError } = useWords();
  const tree = useMemo(
    () =>
      treeOf(
        (data ?? []).map(({ id, parent, name, synonyms }) => ({
          value: id,
          parent,
          label: name[language] || name.nl,
          words: [...Object.values(name), ...synonyms],
        })),
        language,
      ),
    [data, language],
  );
  return { tree, isError };
};
