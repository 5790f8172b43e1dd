import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';
import { type ApiRefusal, refusalIn } from '../../../api/refusal.ts';
import { forgetNamed } from '../../../forms/supplements/named.ts';
import type { Supplement } from '../record.ts';

type Call<Input> = (input: Input & { key: string; version: number }, options: typeof handled) => Promise<object>;
type Options<Input> = { supplement: Supplement; call: Call<Input>; done: string; onDone: () => void };

export type SupplementAct<Input> = {
  run: (input: Input) => void;
  pending: boolean;
  refusal: ApiRefusal | undefined;
  /** It was refused, or not answered at all. */
  failed: boolean;
};

/** Lets everything that shows supplements be asked for anew. */
export const useRefreshSupplements = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    forgetNamed();
    await Promise.all(
      [queries.supplement.key(), queries.product.key(), queries.organisation.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
};

/** An act on a supplement from a dialog, on the version that is shown: says what was done, and refreshes what hangs on it. */
export const useSupplementAct = <Input extends object>({ supplement, call, done, onDone }: Options<Input>): SupplementAct<Input> => {
  const refresh = useRefreshSupplements();
  const { key, version } = supplement;
  const mutation = useMutation({
    mutationFn: (input: Input) => call({ ...input, key, version }, handled),
    onSuccess: () => {
      notifications.show({ message: done, color: 'green' });
      onDone();
    },
    onSettled: () => void refresh(),
  });
  return { run: mutation.mutate, pending: mutation.isPending, refusal: refusalIn(mutation.error), failed: mutation.isError };
};
