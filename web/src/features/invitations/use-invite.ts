import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../api/clients.ts';
import { failureText } from '../../api/failure.ts';
import { refusalIn } from '../../api/refusal.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { lookUp } from '../../i18n/look-up.ts';
import type { InviteInput, InvitePlace } from './invite-input.ts';

export type Results = ApiAnswers['invitation']['create'];

/** What went wrong, and what to do: the words of a refusal, else those of point 8. */
type Failure = { message: string; help: string };
export type Invite = {
  send: (emails: string[], input: InviteInput) => void;
  pending: boolean;
  failure: Failure | null;
  results: Results | null;
  again: () => void;
};

/** Sends invitations and keeps what came of each. */
export const useInvite = (place: InvitePlace): Invite => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: ({ emails, input }: { emails: string[]; input: InviteInput }) =>
      api.invitation.create(
        {
          emails,
          role: input.role ?? '',
          place: { kind: place.kind, key: place.key },
          scope: input.scope,
          language: input.language,
          message: input.message.trim(),
        },
        { ...handled },
      ),
    // Also after a failure: some may have been sent.
    onSettled: () => client.invalidateQueries({ queryKey: queries.key() }),
  });
  const failureOf = (error: unknown): Failure => {
    const refusal = refusalIn(error);
    if (!refusal || refusal.status >= 500) return { message: t('invitations.invite.failed'), help: t('invitations.invite.failedHelp') };
    const { title, message } = failureText(refusal, lookUp);
    return { message: title, help: message };
  };
  return {
    send: (emails, input) => sending.mutate({ emails, input }),
    pending: sending.isPending,
    failure: sending.error ? failureOf(sending.error) : null,
    results: sending.data ?? null,
    again: () => sending.reset(),
  };
};
