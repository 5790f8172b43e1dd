import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import bar from '../../../forms/save-bar.module.css';
import { ActionButton } from '../../../ui/action-button.tsx';

type Props = { changes: number; blocked: string | undefined; saving: boolean; onDiscard: () => void; onSave: () => void };

/** What is unsaved and the button that saves it, always in sight. */
export const SettingsBar = ({ changes, blocked, saving, onDiscard, onSave }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={bar.bar} role="region" aria-label={t('organisation.settings.save')}>
      <span className={bar.state} role="status">
        <strong>{changes > 0 ? t('organisation.settings.unsaved', { count: changes }) : t('forms.bar.changes', { count: 0 })}</strong>
      </span>
      <span className={bar.acts}>
        {changes > 0 && (
          <Button variant="default" onClick={onDiscard}>
            {t('organisation.settings.discard')}
          </Button>
        )}
        <ActionButton reason={blocked} loading={saving} onClick={onSave}>
          {t('organisation.settings.save')}
        </ActionButton>
      </span>
    </div>
  );
};
