import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { registerUnsaved } from './unsaved-register.ts';

/** Tells the portal that a form holds unsaved input, so that an ended session asks to sign in on the spot. */
export const useUnsaved = (dirty: boolean): void => {
  useEffect(() => (dirty ? registerUnsaved() : undefined), [dirty]);
};

/**
 * Guards a form with unsaved input: leaving its page asks first, closing the window too. Other tabs and filters of the same page are
 * not leaving. `keeps`: other pages that go on with what was typed. Place it anywhere inside the form.
 */
export const UnsavedGuard = ({ dirty, keeps }: { dirty: boolean; keeps?: (pathname: string) => boolean }) => {
  const { t } = useTranslation();
  useUnsaved(dirty);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname && !keeps?.(next.pathname),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={t('shell.unsaved.title')}
      confirm={t('shell.unsaved.leave')}
      cancel={t('shell.unsaved.stay')}
      danger
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      {t('shell.unsaved.message')}
    </ConfirmDialog>
  );
};
