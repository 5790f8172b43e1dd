import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { failureText } from '../../api/failure.ts';
import { refusalIn } from '../../api/refusal.ts';
import { lookUp } from '../../i18n/look-up.ts';
import { userQuery } from '../../shell/session/current-user.ts';

/** A write of a role from a dialog. `failure`: what to show in it; `outdated`: somebody else wrote first, and the dialog has to start anew. */
export type RoleWrite<Input> = {
  run: (input: Input) => void;
  pending: boolean;
  failure: string | null;
  outdated: boolean;
};

type Options<Input> = {
  call: (input: Input) => Promise<object>;
  /** What is said when it is done. */
  said: (input: Input) => string;
  /** Whose role it is; the user's own rights are asked for anew as well. */
  own: boolean;
  onDone: (input: Input) => void;
};

/** Writes, says so, and lets every list and menu be asked for anew; also after a refusal, for the list was then older than the truth. */
export const useRoleWrite = <Input>({ call, said, own, onDone }: Options<Input>): RoleWrite<Input> => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const writing = useMutation({
    mutationFn: call,
    onSuccess: (_answer, input) => {
      notifications.show({ message: said(input), color: 'green' });
      onDone(input);
    },
    onSettled: async () => {
      if (own) await client.invalidateQueries({ queryKey: userQuery.queryKey });
      await client.invalidateQueries({ queryKey: queries.key() });
    },
  });
  const refusal = refusalIn(writing.error);
  const outdated = refusal?.errorCode === 'version.newer' || refusal?.status === 404;
  const text = (): string => {
    if (!refusal || refusal.status >= 500) return t('assignments.failed');
    return outdated ? t('assignments.newer') : failureText(refusal, lookUp).message;
  };
  return { run: writing.mutate, pending: writing.isPending, failure: writing.error ? text() : null, outdated };
};
