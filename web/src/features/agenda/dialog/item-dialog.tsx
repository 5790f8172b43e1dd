import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { itemQuery } from './agenda-item.ts';
import { ExistingItem } from './existing-item.tsx';
import { EscapeProvider } from './holds-escape.ts';
import classes from './item-dialog.module.css';
import { ItemForm } from './item-form.tsx';
import type { ItemDialogProps } from './props.ts';
import type { SavedAs } from './use-item-save.ts';

const none = {};

/** Goes once nothing guards the page any more, so that leaving is asked about once. */
const useLeaving = ({ onClose, onSaved }: Pick<ItemDialogProps, 'onClose' | 'onSaved'>) => {
  const [dirty, setDirty] = useState(false);
  const [asking, ask] = useState(false);
  const [left, leave] = useState<{ saved?: SavedAs | null } | null>(null);
  useEffect(() => {
    if (!left) return;
    if (left.saved !== undefined) onSaved?.(left.saved);
    onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- leaves once, however often the page around it is drawn
  }, [left]);
  return {
    over: left !== null,
    guarded: dirty && !left,
    setDirty,
    asking,
    stay: () => ask(false),
    close: () => (dirty ? ask(true) : leave({})),
    discard: () => leave({}),
    saved: (saved: SavedAs | null) => leave({ saved }),
  };
};

/** An item is called by its product. */
const ItemTitle = ({ item }: { item: string }) => {
  const { t } = useTranslation();
  return useQuery(itemQuery(item)).data?.product.title ?? t('agendaDialog.titleRead');
};

/** Whether the focus is in something that stands above this dialog and is no part of it: Escape closes that first. */
const focusIsAbove = (): boolean => {
  const around = document.activeElement?.closest('[role="dialog"]') ?? null;
  return around !== null && around.closest('[data-item-dialog]') === null;
};

/** What, where and when of an agenda item, with its coming dates beside it while one types (point 5, 'Agenda dialog'). */
export const ItemDialog = ({ organisation, item, at, preset = none, onClose, onSaved }: ItemDialogProps) => {
  const { t } = useTranslation();
  useFocusBack();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const leaving = useLeaving({ onClose, onSaved });
  const [inside, setInside] = useState(0);
  const count = useCallback((change: number) => setInside((now) => now + change), []);
  const around = { organisation, over: leaving.over, onDirty: leaving.setDirty, onClose: leaving.close, onSaved: leaving.saved };
  return (
    <Modal
      opened
      data-item-dialog
      onClose={() => !focusIsAbove() && leaving.close()}
      closeOnEscape={inside === 0 && !leaving.asking}
      size={1120}
      fullScreen={phone}
      padding={0}
      title={item ? <ItemTitle item={item} /> : t('agendaDialog.titleNew')}
      closeButtonProps={{ 'aria-label': t('agendaDialog.close') }}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <UnsavedGuard dirty={leaving.guarded} />
      <EscapeProvider value={count}>
        {item ? <ExistingItem {...around} item={item} at={at} /> : <ItemForm {...around} saved={null} preset={preset} />}
      </EscapeProvider>
      <ConfirmDialog
        opened={leaving.asking}
        title={t('agendaDialog.leave.title')}
        confirm={t('agendaDialog.leave.confirm')}
        cancel={t('agendaDialog.leave.keep')}
        danger
        onConfirm={leaving.discard}
        onCancel={leaving.stay}
      >
        {t('agendaDialog.leave.message')}
      </ConfirmDialog>
    </Modal>
  );
};
