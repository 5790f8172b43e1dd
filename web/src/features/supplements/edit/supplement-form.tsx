import { useTranslation } from 'react-i18next';
import { useSaveKey } from '../../../forms/use-save-key.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { EditBar } from '../../records/edit/edit-bar.tsx';
import { PlainNotice } from '../../records/edit/notices.tsx';
import { RecordForm } from '../../records/edit/record-form.tsx';
import { type Editing, useEditing } from '../../records/edit/use-editing.ts';
import type { SupplementInView } from '../record.ts';
import { SideCards } from './side-cards.tsx';

/** A supplement is saved in one way: what readers see of it changes at once. */
const plainSave = { name: 'concept', state: 'concept', thenPublish: false, lacks: null } as const;

const SaveButton = ({ editing: { form, blocked, saving, save } }: { editing: Editing }) => {
  const { t } = useTranslation();
  const reason = blocked ?? (form.changed.length === 0 ? t('supplement.page.unchanged') : undefined);
  const saveNow = () => {
    if (!reason) void save(plainSave);
  };
  useSaveKey(saveNow);
  return (
    <ActionButton loading={saving} reason={reason} onClick={saveNow}>
      {t('supplement.page.save')}
    </ActionButton>
  );
};

/** The form with which a supplement is changed: as that of every record, saved in one way. */
export const SupplementForm = ({ view }: { view: SupplementInView }) => {
  const { t } = useTranslation();
  const editing = useEditing(view);
  return (
    <RecordForm
      view={view}
      editing={editing}
      notices={view.supplement.shown && <PlainNotice>{t('supplement.page.shown')}</PlainNotice>}
      beside={<SideCards view={view} />}
    >
      <EditBar editing={editing}>
        <SaveButton editing={editing} />
      </EditBar>
    </RecordForm>
  );
};
