import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../../forms/supplements/options.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { Supplement } from '../record.ts';
import { ChooseStep } from './choose-step.tsx';
import { DoneStep } from './done-step.tsx';
import { useReplacing } from './use-replacing.ts';

/** Puts another supplement in the place of this one, everywhere: chosen, seen what it touches, done, and told for each record. */
export const ReplaceDialog = ({ supplement, onClose }: { supplement: Supplement; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const [by, setBy] = useState<Option | null>(null);
  const replacing = useReplacing(supplement);
  // While it is being done, closing the dialog would only hide it.
  const close = () => {
    if (!replacing.pending) onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={t('supplement.replace.title', { title: supplement.title })}
      closeButtonProps={{ 'aria-label': t('supplement.replace.close') }}
    >
      {replacing.answer ? (
        <DoneStep answer={replacing.answer} replacing={replacing} onClose={onClose} />
      ) : (
        <ChooseStep supplement={supplement} by={by} setBy={setBy} replacing={replacing} onClose={onClose} />
      )}
    </Modal>
  );
};
