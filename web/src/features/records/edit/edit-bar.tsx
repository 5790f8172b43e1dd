import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Editing } from './use-editing.ts';

/** The bar below the form with the ways to save (`children`), and the question before everything that was typed is thrown away. */
export const EditBar = ({ editing, children }: { editing: Editing; children: ReactNode }) => {
  const { t } = useTranslation();
  const { form, sections, discard } = editing;
  const [cancelling, setCancelling] = useState(false);
  const count = form.changed.length;
  const throwAway = () => {
    discard();
    setCancelling(false);
  };
  return (
    <>
      <SaveBar
        sections={sections}
        changes={count}
        kept={form.kept}
        problems={form.problems}
        conflicts={form.conflicts}
        cancel={() => setCancelling(true)}
      >
        {children}
      </SaveBar>
      <ConfirmDialog
        opened={cancelling}
        title={t('edit.cancel.title')}
        confirm={t('edit.cancel.confirm')}
        cancel={t('edit.cancel.keep')}
        danger
        onConfirm={throwAway}
        onCancel={() => setCancelling(false)}
      >
        {t('edit.cancel.message', { count })}
      </ConfirmDialog>
    </>
  );
};
