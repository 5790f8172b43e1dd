import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { MoveDialog } from '../../teams/move/move-dialog.tsx';
import { nodeAt } from '../../teams/tree/grow-tree.ts';
import { useTeams } from '../../teams/tree/use-teams.ts';
import type { Organisation } from '../record.ts';

type Props = { organisation: Organisation; onClose: () => void };

/** Puts an organisation under another team of the tree, as far as the user sees that. */
export const MoveOrganisationDialog = ({ organisation, onClose }: Props) => {
  const { t } = useTranslation();
  const { top, failed, retry } = useTeams();
  const { key, title, version, team } = organisation;
  if (top && top.length > 0) {
    const path = nodeAt(top, team.key)?.path ?? [];
    return <MoveDialog moved={{ kind: 'organisation', key, name: title, version, path }} all={top} onClose={onClose} onDone={onClose} />;
  }
  return (
    <ConfirmDialog
      opened
      title={t('subteams.move.titleOrganisation', { name: title })}
      confirm={t('subteams.move.confirm')}
      cancel={t('subteams.cancel')}
      blocked
      onConfirm={onClose}
      onCancel={onClose}
    >
      {top && t('subteams.move.noTeams')}
      {!top && (failed ? <LoadFailure onRetry={retry} /> : <LinesSkeleton lines={4} />)}
    </ConfirmDialog>
  );
};
