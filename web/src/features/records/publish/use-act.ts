import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { handled } from '../../../api/clients.ts';
import { type ApiRefusal, refusalIn } from '../../../api/refusal.ts';
import type { RecordData, RecordKind } from '../record-kind.ts';

/** What every act says with its call: which record, the version that was seen, and that its dialog shows refusals itself. */
export type ActCall<Input> = (input: Input & { key: string; version: number }, options: typeof handled) => Promise<unknown>;

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
  view: { kind: RecordKind; record: Pick<RecordData, 'key' | 'version'> };
  call: ActCall<Input>;
  done: (input: Input) => string;
  onDone: () => void;
};

/** The version that a write leads to; nothing where the record is gone. */
const versionIn = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number' ? answer.version : undefined;

/** An act on a record from a dialog: names the version that was seen, tells what was done, and refreshes what hangs on it. */
export const useAct = <Input extends object>({ view: { kind, record }, call, done, onDone }: Options<Input>): Act<Input> => {
  const client = useQueryClient();
  const known = () => client.getQueryData<RecordData>(kind.queries.record(record.key))?.version ?? record.version;
  // What a save has just brought is known a moment before it is drawn: a dialog that opens in that moment has seen it.
  const [seen, setSeen] = useState(known);
  const refresh = () => Promise.all(kind.queries.all().map((queryKey) => client.invalidateQueries({ queryKey })));
  const mutation = useMutation({
    mutationFn: (input: Input) => call({ ...input, key: record.key, version: seen }, handled),
    onSuccess: (answer, input) => {
      setSeen(versionIn(answer) ?? seen);
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
    newer: !mutation.isPending && (refusal?.errorCode === 'version.newer' || record.version > seen),
    reload: () => {
      mutation.reset();
      void refresh().then(() => setSeen(known()));
    },
  };
};
