import { Button } from '@mantine/core';
import { IconAlertTriangle, IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jumpToField } from '../../../forms/jump.ts';
import type { AgendaItem } from './agenda-item.ts';
import type { Preview } from './coming/coming.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { formName } from './fields/at-path.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { useHoldsEscape } from './holds-escape.ts';
import classes from './item-dialog.module.css';
import { openParts } from './item-state.ts';
import type { ItemForm } from './use-item-form.ts';
import type { ItemSave } from './use-item-save.ts';

type Props = {
  saved: AgendaItem | null;
  form: ItemForm;
  saving: ItemSave;
  preview: Preview | null;
  onClose: () => void;
  onErased: () => void;
};

/** What is unsaved, what is wrong, and the ways out; always in sight. */
export const SaveBar = ({ saved, form, saving, preview, onClose, onErased }: Props) => {
  const { t } = useTranslation();
  const [opened, open] = useState<'erase' | 'history' | null>(null);
  useHoldsEscape(opened !== null);
  const { dirty, shown, state } = form;
  const first = shown[0];
  return (
    <div className={classes.bar} role="region" aria-label={t('agendaDialog.save.label')}>
      {saved && (
        <span className={classes.more}>
          {saved.actions.includes('delete') && (
            <Button variant="subtle" color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => open('erase')}>
              {t('agendaDialog.erase.action')}
            </Button>
          )}
          <Button variant="subtle" color="gray" leftSection={<IconHistory size={16} aria-hidden />} onClick={() => open('history')}>
            {t('agendaDialog.history.action')}
          </Button>
        </span>
      )}
      <span className={classes.state} role="status">
        {dirty ? t('agendaDialog.save.changed') : saved ? t('agendaDialog.save.unchanged') : ''}
      </span>
      {first && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconAlertTriangle size={14} aria-hidden />}
          onClick={() => jumpToField(first.field, formName)}
        >
          {t('forms.problems', { count: shown.length })}
        </Button>
      )}
      <span className={classes.ways}>
        <Button variant="default" onClick={onClose}>
          {t(dirty ? 'agendaDialog.save.cancel' : 'agendaDialog.close')}
        </Button>
        <Button
          loading={saving.saving}
          disabled={openParts(state).length > 0 || (saved !== null && !dirty)}
          onClick={() => void saving.save()}
        >
          {t(saved ? 'agendaDialog.save.save' : 'agendaDialog.save.create')}
        </Button>
      </span>
      {saved && opened === 'erase' && <EraseDialog item={saved} preview={preview} onClose={() => open(null)} onErased={onErased} />}
      {saved && opened === 'history' && <HistoryDialog item={saved} onClose={() => open(null)} />}
    </div>
  );
};
