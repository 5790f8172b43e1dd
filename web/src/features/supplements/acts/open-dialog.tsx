import { useTranslation } from 'react-i18next';
import { api } from '../../../api/clients.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { Supplement } from '../record.ts';
import { ActFailure } from './act-failure.tsx';
import { useSupplementAct } from './use-supplement-act.ts';

/** Ends a closing, or takes one back that is still to come. */
export const OpenDialog = ({ supplement, onClose }: { supplement: Supplement; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const { title } = supplement;
  const act = useSupplementAct<object>({
    supplement,
    call: api.supplement.open,
    done: t('supplement.opening.done', { title }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t('supplement.opening.title', { title })}
      confirm={t('supplement.opening.confirm')}
      cancel={t('supplement.opening.cancel')}
      pending={act.pending}
      onConfirm={() => act.run({})}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 12px' }}>{t('supplement.opening.lead')}</p>
      <ActFailure act={act} />
    </ConfirmDialog>
  );
};
