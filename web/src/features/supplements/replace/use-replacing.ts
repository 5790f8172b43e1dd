import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, handled } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { allRows } from '../../../tables/export/all-rows.ts';
import type { Supplement } from '../record.ts';
import { useRefreshSupplements } from '../acts/use-supplement-act.ts';

type Input = { by: string; publish: boolean; evenIfClosed: boolean };
type Answer = ApiAnswers['supplement']['replace'];
type Use = ApiAnswers['supplement']['uses']['rows'][number];

/** A second or so of saving, so that one sees it going on. */
const atOnce = 20;

const usesOf = async (supplement: string) => {
  const fetchPage = (page: number, size: number) => api.supplement.uses({ key: supplement, page, size }, handled);
  const rowKey = ({ kind, key, organisation }: Use) => `${kind}/${key}/${organisation.key}`;
  const uses = await allRows(fetchPage, { rowKey, onProgress: () => {}, signal: new AbortController().signal });
  return uses.map(({ kind, key, organisation }) => ({ kind, key, organisation: organisation.key }));
};

/**
 * Replacing everywhere, some uses at a time; answers what became of each record. What was done before something came in between stays
 * done, and is told.
 */
export const useReplacing = ({ key, uses }: Supplement) => {
  const refresh = useRefreshSupplements();
  const [answer, setAnswer] = useState<Answer & { count: number }>();
  const { mutate, error, isPending, isError } = useMutation({
    mutationFn: async (input: Input) => {
      const waiting = await usesOf(key);
      const items: Answer['items'] = [];
      for (let start = 0; start === 0 || start < waiting.length; start += atOnce) {
        const some = await api.supplement.replace({ key, ...input, only: waiting.slice(start, start + atOnce) }, handled);
        items.push(...some.items);
        setAnswer({ items: [...items], hidden: some.hidden, count: waiting.length });
      }
    },
    onSettled: () => void refresh(),
  });
  const done = answer?.items.length ?? 0;
  return {
    run: mutate,
    answer: isPending ? undefined : answer,
    progress: isPending ? { done, count: answer?.count ?? uses } : null,
    pending: isPending,
    failed: isError,
    refusal: refusalIn(error),
  };
};

export type Replacing = ReturnType<typeof useReplacing>;
