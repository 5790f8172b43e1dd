import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  confirm: string;
  cancel: string;
  danger?: boolean;
  pending?: boolean;
  /** Keeps the confirming button from being pressed, for instance while something has to be typed first. */
  blocked?: boolean;
  size?: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before something happens. Escape and a click outside mean no. */
export const ConfirmDialog = ({
  opened,
  title,
  confirm,
  cancel,
  danger,
  pending,
  blocked,
  size,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) => (
  <Modal opened={opened} onClose={onCancel} title={title} size={size ?? 'md'} withCloseButton={false}>
    {children}
    <Group justify="flex-end" mt="lg" gap="xs">
      <Button variant="default" onClick={onCancel} data-autofocus={danger || undefined}>
        {cancel}
      </Button>
      <Button
        {...(danger && { color: 'red' })}
        loading={pending ?? false}
        disabled={blocked ?? false}
        onClick={onConfirm}
        data-autofocus={danger ? undefined : true}
      >
        {confirm}
      </Button>
    </Group>
  </Modal>
);
