import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useSaveKey } from '../../../forms/use-save-key.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import type { NewRecord } from './use-new-record.ts';

/** The bar with which a new record is saved, as a concept unless `save` calls it otherwise, and the question before what was typed is thrown away. */
export const NewBar = ({ making, discardMessage, save: name }: { making: NewRecord; discardMessage: string; save?: string }) => {
  const { t } = useTranslation();
  const { form, sections, changed, saving, save, discard } = making;
  const [asking, setAsking] = useState(false);
  useSaveKey(() => void save());
  const throwAway = () => {
    discard();
    setAsking(false);
  };
  return (
    <>
      <SaveBar
        sections={sections}
        changes={changed.length}
        untouched={t('creation.form.untouched')}
        kept={form.kept}
        problems={form.problems}
        conflicts={[]}
        cancel={() => setAsking(true)}
      >
        <ActionButton loading={saving} onClick={() => void save()}>
          {name ?? t('creation.form.save')}
        </ActionButton>
      </SaveBar>
      <DiscardDialog opened={asking} message={discardMessage} onConfirm={throwAway} onCancel={() => setAsking(false)} />
    </>
  );
};
