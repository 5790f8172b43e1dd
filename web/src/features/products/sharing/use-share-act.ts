import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { failureText } from '../../../api/failure.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { lookUp } from '../../../i18n/look-up.ts';

/** An act on what is shared. `failure`: why it was not done, to show where it was asked for. */
export type ShareAct<Input> = { run: (input: Input) => void; pending: boolean; failure: string | null };

type Options<Input, Answer> = {
  /** The call; it handles its refusals itself. */
  call: (input: Input) => Promise<Answer>;
  /** What is said when it is done; null: the dialog says it. */
  said: (answer: Answer) => string | null;
  onDone?: (answer: Answer) => void;
};

/** Does it, says so, and asks anew for everything: lists, menus and the product; also after a refusal, for what was seen is then outdated. */
export const useShareAct = <Input, Answer>({ call, said, onDone }: Options<Input, Answer>): ShareAct<Input> => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const acting = useMutation({
    mutationFn: call,
    onSuccess: async (answer) => {
      const message = said(answer);
      if (message !== null) notifications.show({ message, color: 'green' });
      await client.invalidateQueries({ queryKey: queries.key() });
      onDone?.(answer);
    },
    onError: () => client.invalidateQueries({ queryKey: queries.sharing.key() }),
  });
  const refusal = refusalIn(acting.error);
  const text = () => (!refusal || refusal.status >= 500 ? t('sharing.failed') : failureText(refusal, lookUp).message);
  return { run: acting.mutate, pending: acting.isPending, failure: acting.error ? text() : null };
};
