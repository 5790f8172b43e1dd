import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { TeamNode } from '../tree/grow-tree.ts';
import { Reasons, RefusalAlert } from '../tree/refusal-alert.tsx';
import { useTreeAct } from '../tree/use-tree-act.ts';

type Removal = ApiAnswers['team']['removal'];
type Props = { node: TeamNode; onClose: () => void; onDone: () => void };

/** What goes with an empty team. */
const Going = ({ removal: { assignments, invitations } }: { removal: Removal }) => {
  const { t } = useTranslation();
  if (assignments + invitations === 0) return <p style={{ margin: 0 }}>{t('subteams.remove.nobody')}</p>;
  return (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {assignments > 0 && <li>{t('subteams.remove.roles', { count: assignments })}</li>}
      {invitations > 0 && <li>{t('subteams.remove.invitations', { count: invitations })}</li>}
    </ul>
  );
};

/** Deletes an empty team, after saying what goes with it; of another one only why it cannot go. */
export const RemoveDialog = ({ node, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const act = useTreeAct({
    call: (version: number, options) => api.team.remove({ key: node.key, version }, options),
    said: () => t('subteams.remove.removed', { team: node.name }),
    onDone,
  });
  const asked = queries.team.removal.queryOptions({ input: { key: node.key }, ...handled });
  const { data, isError, refetch } = useQuery({ ...asked, staleTime: 0, enabled: !act.pending });
  const title = t('subteams.remove.title', { team: node.name });
  if (!data?.obstacle)
    return (
      <ConfirmDialog
        opened
        title={title}
        confirm={t('subteams.remove.confirm')}
        cancel={t('subteams.cancel')}
        danger
        pending={act.pending}
        blocked={!data}
        onConfirm={() => data && act.run(data.version)}
        onCancel={onClose}
      >
        <Stack gap="sm">
          {isError && <LoadFailure onRetry={() => void refetch()} />}
          {!data && !isError && <LinesSkeleton lines={2} />}
          {data && <p style={{ margin: 0 }}>{t('subteams.remove.lead', { team: node.name })}</p>}
          {data && <Going removal={data} />}
          <RefusalAlert act={act} />
        </Stack>
      </ConfirmDialog>
    );
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <Alert color="yellow" icon={<IconInfoCircle size={18} />}>
        <Reasons reasons={[data.obstacle]} />
      </Alert>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {t('subteams.close')}
        </Button>
      </Group>
    </Modal>
  );
};
