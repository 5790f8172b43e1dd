import { Stack, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import type { ShareAct } from './use-share-act.ts';

type Props = { title: string; confirm: string; act: ShareAct<string>; onClose: () => void; children: ReactNode };

const mostLetters = 1000;

/** Asks before something ends, with room for a word to the other side. */
export const NoteDialog = ({ title, confirm, act, onClose, children }: Props) => {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  useFocusBack();
  return (
    <ConfirmDialog
      opened
      danger
      title={title}
      confirm={confirm}
      cancel={t('sharing.cancel')}
      pending={act.pending}
      onConfirm={() => act.run(note.trim())}
      onCancel={onClose}
    >
      <Stack gap="sm">
        {children}
        <Textarea
          label={t('sharing.decline.note')}
          autosize
          minRows={2}
          maxLength={mostLetters}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FailureAlert failure={act.failure} />
      </Stack>
    </ConfirmDialog>
  );
};
