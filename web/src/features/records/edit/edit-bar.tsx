import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { RecordInView } from '../record-view.ts';
import { SaveButton } from './save-button.tsx';
import { saveWays } from './save-ways.ts';
import type { Editing } from './use-editing.ts';

/** The bar below the form, and the question before everything that was typed is thrown away. */
export const EditBar = ({ view, editing }: { view: RecordInView; editing: Editing }) => {
  const { t } = useTranslation();
  const { kind, record, now, rights } = view;
  const { form, sections, blocked, saving, save, discard } = editing;
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
        <SaveButton
          view={view}
          ways={saveWays(record.facts, now, rights, kind.name)}
          blocked={blocked}
          unchanged={count === 0}
          state={record.facts.state}
          saving={saving}
          save={(way) => void save(way)}
        />
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
