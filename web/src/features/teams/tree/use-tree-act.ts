import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';
import { type ApiRefusal, refusalIn } from '../../../api/refusal.ts';

export type TreeAct<Input> = {
  run: (input: Input) => void;
  pending: boolean;
  refusal: ApiRefusal | undefined;
  /** Not answered at all. */
  failed: boolean;
  /** The refusal is about what stands there no longer. */
  forget: () => void;
};

type Options<Input, Answer> = {
  /** The call; it handles its refusals itself. */
  call: (input: Input, options: typeof handled) => Promise<Answer>;
  /** The notice afterwards. */
  said: (input: Input) => string;
  onDone: (answer: Answer) => void;
};

/**
 * An act that changes the tree, from a dialog: says what was done and asks anew for all that hangs on it. When somebody else was first,
 * the dialog shows how it stands now, and the act is tried again from there.
 */
export const useTreeAct = <Input, Answer>({ call, said, onDone }: Options<Input, Answer>): TreeAct<Input> => {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([queries.team, queries.menu, queries.organisation].map((area) => client.invalidateQueries({ queryKey: area.key() })));
  const mutation = useMutation({
    mutationFn: (input: Input) => call(input, handled),
    onSuccess: async (answer, input) => {
      notifications.show({ message: said(input) });
      await refresh();
      onDone(answer);
    },
    onError: (error) => {
      if (refusalIn(error)?.errorCode === 'version.newer') void refresh();
    },
  });
  const refusal = refusalIn(mutation.error);
  return {
    run: mutation.mutate,
    pending: mutation.isPending,
    refusal,
    failed: mutation.isError && refusal === undefined,
    forget: mutation.reset,
  };
};
