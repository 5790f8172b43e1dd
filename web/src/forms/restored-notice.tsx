import { Alert, Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWhen } from './use-when.ts';

type Props = { at: string; onDiscard: () => void; onClose: () => void };

/** Unsaved input came back from this device: from when it is, and the way to be rid of it. */
export const RestoredNotice = ({ at, onDiscard, onClose }: Props) => {
  const { t } = useTranslation();
  const when = useWhen();
  const discard = () => {
    onDiscard();
    onClose();
  };
  return (
    <Alert
      role="status"
      icon={<IconDeviceFloppy aria-hidden />}
      title={t('forms.draft.restored', { when: when(at) })}
      withCloseButton
      closeButtonLabel={t('forms.draft.close')}
      onClose={onClose}
    >
      <Button size="compact-sm" variant="default" onClick={discard}>
        {t('forms.draft.discard')}
      </Button>
    </Alert>
  );
};
