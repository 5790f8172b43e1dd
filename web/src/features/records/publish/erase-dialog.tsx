import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordInView } from '../record-view.ts';
import { ActDialog } from './act-dialog.tsx';
import { useAct } from './use-act.ts';

/** Deletes a record for good, once its name has been typed; afterwards there is only the list to go to. */
export const EraseDialog = ({ view, onClose }: { view: RecordInView; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { kind, record } = view;
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const same = typed.trim() === record.title.trim();
  const act = useAct<{ title: string }>({
    view,
    call: kind.calls.erase,
    done: () => t('publication.done.erase', { title: record.title }),
    onDone: () => void navigate(view.paths.list()),
  });
  return (
    <ActDialog
      view={view}
      title={t('publication.erase.title')}
      lead={t('publication.erase.lead', { title: record.title })}
      confirm={t('publication.erase.confirm')}
      danger
      effects="erase"
      act={act}
      input={{ title: typed.trim() }}
      blocked={!same}
      onClose={onClose}
    >
      <TextInput
        label={t('publication.erase.typeTitle', { title: record.title })}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        error={left && typed !== '' && !same ? t('publication.erase.titleDiffers') : undefined}
      />
    </ActDialog>
  );
};
