import { useMutation } from '@tanstack/react-query';
import { api, handled } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import type { Supplement } from '../record.ts';
import { useRefreshSupplements } from '../acts/use-supplement-act.ts';

type Input = { by: string; publish: boolean; evenIfClosed: boolean };

/** Replacing everywhere; answers what became of each record. */
export const useReplacing = ({ key }: Supplement) => {
  const refresh = useRefreshSupplements();
  const { mutate, data, error, isPending, isError } = useMutation({
    mutationFn: (input: Input) => api.supplement.replace({ key, ...input }, handled),
    onSettled: () => void refresh(),
  });
  return { run: mutate, answer: data, pending: isPending, failed: isError, refusal: refusalIn(error) };
};

export type Replacing = ReturnType<typeof useReplacing>;
