import { Alert, Stack, Text } from '@mantine/core';
import { IconUserExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { useUser } from '../../../shell/session/current-user.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import type { Line, Loss } from '../line.ts';
import { RightsList } from '../rights-list.tsx';
import { useLineWords } from '../use-line-words.ts';
import { useRoleWrite } from '../use-role-write.ts';
import { LastHolder } from './last-holder.tsx';

const Loses = ({ line, loses }: { line: Line; loses: Loss['loses'] }) => {
  const { t } = useTranslation();
  const { wordsOf } = useLineWords();
  const words = wordsOf(line);
  if (loses.length === 0) return <Text>{t('assignments.remove.losesNothing', words)}</Text>;
  return (
    <div>
      <div>{t('assignments.remove.loses', words)}</div>
      <RightsList rights={loses} label={t('assignments.remove.loses', words)} />
    </div>
  );
};

/** The row is gone, and what opened the dialog with it. */
const toTheHeading = () => requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());

/** Asks before a role is taken away, and says what is lost with it: drawn while it stands open. */
export const RemoveDialog = ({ line, onClose }: { line: Line; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const { wordsOf } = useLineWords();
  const words = wordsOf(line);
  const own = useUser().id === line.person?.key;
  const removal = useQuery(queries.assignment.removal.queryOptions({ input: { key: line.key }, ...handled }));
  const loss = removal.data;
  const refused = loss?.lastOfRoot === true;
  const remove = useRoleWrite({
    call: () => api.assignment.remove({ key: line.key, version: line.version, lastConfirmed: loss?.lastHere ?? false }, handled),
    said: () => t('assignments.remove.done', words),
    own,
    onDone: () => {
      onClose();
      toTheHeading();
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      size="lg"
      title={t('assignments.remove.title')}
      confirm={t(loss?.lastHere && !refused ? 'assignments.remove.confirmLast' : 'assignments.remove.confirm')}
      cancel={t(refused ? 'assignments.remove.close' : 'assignments.remove.cancel')}
      pending={remove.pending}
      blocked={loss === undefined || refused || remove.outdated}
      onConfirm={() => remove.run(undefined)}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <FailureAlert failure={remove.failure} />
        {!refused && <Text>{t('assignments.remove.lead', words)}</Text>}
        {own && !refused && (
          <Alert color="yellow" variant="light" icon={<IconUserExclamation aria-hidden />}>
            {t('assignments.remove.own')}
          </Alert>
        )}
        {removal.isError && !remove.outdated && <LoadFailure onRetry={() => void removal.refetch()} />}
        {removal.isPending && <LinesSkeleton lines={4} />}
        {loss && !refused && <Loses line={line} loses={loss.loses} />}
        {loss && <LastHolder line={line} loss={loss} />}
      </Stack>
    </ConfirmDialog>
  );
};
