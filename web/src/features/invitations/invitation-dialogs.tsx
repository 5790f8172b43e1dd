import { Alert, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { invitationDays } from '@bronhouder/domain/invitations/status.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../api/clients.ts';
import { failureText } from '../../api/failure.ts';
import { refusalIn } from '../../api/refusal.ts';
import { lookUp } from '../../i18n/look-up.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';

/** An open or expired invitation, as a line of the lists of people gives it. */
export type SentInvitation = { key: string; version: number; email: string };
type Props = { invitation: SentInvitation; onClose: () => void };

const acts = {
  resend: (input: { key: string; version: number }) => api.invitation.resend(input, handled),
  withdraw: (input: { key: string; version: number }) => api.invitation.withdraw(input, handled),
};

const InvitationDialog = ({ act, danger = false, invitation, onClose }: Props & { act: keyof typeof acts; danger?: boolean }) => {
  const { t } = useTranslation();
  useFocusBack();
  const client = useQueryClient();
  const { key, version, email } = invitation;
  const doing = useMutation({
    mutationFn: (): Promise<object> => acts[act]({ key, version }),
    onSuccess: () => {
      notifications.show({ message: t(`invitations.${act}.done`, { email }), color: 'green' });
      onClose();
    },
    // Also after a refusal: the list was then older than the truth.
    onSettled: () => client.invalidateQueries({ queryKey: queries.key() }),
  });
  const refusal = refusalIn(doing.error);
  return (
    <ConfirmDialog
      opened
      title={t(`invitations.${act}.title`)}
      confirm={t(`invitations.${act}.confirm`)}
      cancel={t(`invitations.${act}.cancel`)}
      danger={danger}
      pending={doing.isPending}
      blocked={refusal !== undefined}
      onConfirm={() => doing.mutate()}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text>{t(`invitations.${act}.lead`, { email, days: invitationDays })}</Text>
        <div role="alert">
          {doing.error && (
            <Alert color="red" variant="light">
              {refusal ? failureText(refusal, lookUp).message : t('invitations.invite.failed')}
            </Alert>
          )}
        </div>
      </Stack>
    </ConfirmDialog>
  );
};

/** Asks before an invitation is sent again; drawn while it stands open. */
export const ResendDialog = (props: Props) => <InvitationDialog {...props} act="resend" />;

/** Asks before an invitation is withdrawn; drawn while it stands open. */
export const WithdrawDialog = (props: Props) => <InvitationDialog {...props} act="withdraw" danger />;
