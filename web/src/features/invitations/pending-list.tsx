import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { useRoleDescription, useRoleName } from '../../i18n/use-role-name.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import classes from './pending.module.css';
import { type OwnInvitation, useAnswer } from './use-answer.ts';

const DenyDialog = ({
  lead,
  pending,
  onConfirm,
  onCancel,
}: {
  lead: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <ConfirmDialog
      opened
      danger
      title={t('invitations.pending.denyTitle')}
      confirm={t('invitations.pending.denyConfirm')}
      cancel={t('invitations.pending.cancel')}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {lead}
    </ConfirmDialog>
  );
};

const Pending = ({ invitation }: { invitation: OwnInvitation }) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const roleName = useRoleName();
  const describe = useRoleDescription();
  const { accepting, denying } = useAnswer(invitation);
  const [asking, setAsking] = useState(false);
  const names = { role: roleName(invitation.role), place: invitation.place.name };
  const { inviter, message, expiresAt, place, scope } = invitation;
  return (
    <li className={classes.invitation}>
      <IconMailOpened size={20} stroke={1.75} aria-hidden />
      <div className={classes.what}>
        <div className={classes.name}>{t('invitations.pending.text', names)}</div>
        <div className={classes.below}>
          {describe(invitation.role)} {t(`invitations.scope.${place.kind}.${scope}`)}.
        </div>
        {message && <blockquote className={classes.message}>{message}</blockquote>}
        <div className={classes.below}>
          {[inviter && t('invitations.pending.by', { inviter }), t('invitations.pending.until', { date: dateTime(expiresAt) })]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <div className={classes.actions}>
        <Button loading={accepting.isPending} aria-label={t('invitations.pending.acceptOne', names)} onClick={() => accepting.mutate()}>
          {t('invitations.pending.accept')}
        </Button>
        <Button variant="default" aria-label={t('invitations.pending.denyOne', names)} onClick={() => setAsking(true)}>
          {t('invitations.pending.deny')}
        </Button>
      </div>
      {asking && (
        <DenyDialog
          lead={t('invitations.pending.denyLead', names)}
          pending={denying.isPending}
          onConfirm={() => denying.mutate(undefined, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
};

/** The invitations themselves, each with a yes and a no. `count`: how many there are, while they are on their way. */
export const PendingList = ({ count }: { count: number }) => {
  const { data, isError, refetch } = useQuery(queries.invitation.own.queryOptions({ input: {} }));
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={count * 2} />;
  return (
    <ul className={classes.list}>
      {data.map((invitation) => (
        <Pending key={invitation.key} invitation={invitation} />
      ))}
    </ul>
  );
};
