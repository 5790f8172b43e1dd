import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';

type FormDialogProps = {
  title: string;
  confirm: string;
  cancel: string;
  size?: string;
  /** What the dialog is about, above everything else. */
  lead?: ReactNode;
  failure: string | null;
  pending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is filled in, drawn only while it stands open. A click beside it does not throw away what was typed. */
export const FormDialog = ({
  title,
  confirm,
  cancel,
  size = 'md',
  lead,
  failure,
  pending,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap={16}>
          {lead}
          <FailureAlert failure={failure} />
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" loading={pending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
