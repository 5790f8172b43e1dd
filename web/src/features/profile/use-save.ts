import type { Problem } from '@bronhouder/domain/problem.ts';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handled } from '../../api/clients.ts';
import { type ApiRefusal, refusalIn } from '../../api/refusal.ts';
import { userQuery } from '../../shell/session/current-user.ts';
import { profileQuery } from './use-profile.ts';

type Options<Input> = {
  version: number;
  call: (input: Input & { version: number }, options: typeof handled) => Promise<unknown>;
  done: (input: Input) => string;
  onDone: (input: Input) => void;
};

/** How saving one part of the profile stands: what is wrong where, or why it failed as a whole. */
export type Save<Input> = {
  run: (input: Input) => void;
  pending: boolean;
  problems: Problem[];
  /** Somebody, or oneself elsewhere, wrote meanwhile; the newest stands in the form already, what was typed over it. */
  newer: boolean;
  /** Not answered, or refused for another reason; undefined in `refusal`: not answered. */
  failed: { refusal: ApiRefusal | undefined } | null;
  reset: () => void;
};

/** Saves one part of the profile from the version that was seen, tells so, and shows everywhere what follows from it. */
export const useSave = <Input extends object>({ version, call, done, onDone }: Options<Input>): Save<Input> => {
  const client = useQueryClient();
  const refetch = () => client.refetchQueries({ queryKey: profileQuery.queryKey });
  const mutation = useMutation({
    mutationFn: (input: Input) => call({ ...input, version }, handled),
    onSuccess: async (_, input) => {
      await Promise.all([refetch(), client.invalidateQueries({ queryKey: userQuery.queryKey })]);
      notifications.show({ message: done(input) });
      onDone(input);
    },
    onError: (error) => refusalIn(error)?.errorCode === 'version.newer' && refetch(),
  });
  const refusal = refusalIn(mutation.error);
  const problems = refusal?.errorCode === 'form.problems' ? (refusal.data.problems ?? []) : [];
  const newer = refusal?.errorCode === 'version.newer';
  return {
    run: mutation.mutate,
    pending: mutation.isPending,
    problems,
    newer,
    failed: mutation.isError && !newer && problems.length === 0 ? { refusal } : null,
    reset: mutation.reset,
  };
};
