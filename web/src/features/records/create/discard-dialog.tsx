import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type Props = { opened: boolean; message: string; onConfirm: () => void; onCancel: () => void };

/** The question before what was typed for a new record is thrown away. */
export const DiscardDialog = ({ opened, message, onConfirm, onCancel }: Props) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('creation.draft.discardTitle')}
      confirm={t('creation.draft.discard')}
      cancel={t('creation.draft.keep')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {message}
    </ConfirmDialog>
  );
};
