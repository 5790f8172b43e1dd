import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../api/clients.ts';
import { type ApiRefusal, refusalIn } from '../../../api/refusal.ts';
import type { Organisation } from '../../organisations/record.ts';

/** What every act says with its call: which record, the version that was seen, and that its dialog shows refusals itself. */
export type ActCall<Input> = (
  input: Input & { key: string; version: number },
  options: { context: { handleErrorCodes: 'all' } },
) => Promise<{ version?: number }>;

export type Act<Input> = {
  run: (input: Input) => void;
  pending: boolean;
  refusal: ApiRefusal | undefined;
  /** Not answered at all. */
  failed: boolean;
  /** Somebody else wrote meanwhile: the new standing has to be seen first. */
  newer: boolean;
  /** Shows the new standing and goes on from it; what was typed in the dialog stays. */
  reload: () => void;
};

type Options<Input> = {
  organisation: Pick<Organisation, 'key' | 'version'>;
  call: ActCall<Input>;
  done: (input: Input) => string;
  onDone: () => void;
};

const handled = { context: { handleErrorCodes: 'all' } } as const;

/** An act on an organisation from a dialog: names the version that was seen, tells what was done, and refreshes what hangs on it. */
export const useAct = <Input extends object>({ organisation, call, done, onDone }: Options<Input>): Act<Input> => {
  const client = useQueryClient();
  const [seen, setSeen] = useState(organisation.version);
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.organisation.key() }),
      client.invalidateQueries({ queryKey: queries.menu.key() }),
    ]);
  const mutation = useMutation({
    mutationFn: (input: Input) => call({ ...input, key: organisation.key, version: seen }, handled),
    onSuccess: ({ version = seen }, input) => {
      setSeen(version);
      notifications.show({ message: done(input) });
      onDone();
      void refresh();
    },
  });
  const refusal = refusalIn(mutation.error);
  return {
    run: mutation.mutate,
    pending: mutation.isPending,
    refusal,
    failed: mutation.isError && refusal === undefined,
    newer: !mutation.isPending && (refusal?.errorCode === 'version.newer' || organisation.version > seen),
    reload: () => {
      mutation.reset();
      void refresh().then(() => {
        const input = { input: { key: organisation.key } };
        setSeen(client.getQueryData(queries.organisation.get.queryKey(input))?.version ?? organisation.version);
      });
    },
  };
};
