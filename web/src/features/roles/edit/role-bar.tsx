import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import bar from '../../../forms/save-bar.module.css';
import { ActionButton } from '../../../ui/action-button.tsx';

type Props = {
  isNew: boolean;
  changes: number;
  blocked: string | undefined;
  saving: boolean;
  onDiscard: () => void;
  onSave: () => void;
};

/** What is unsaved and the button that saves it, always in sight. */
export const RoleBar = ({ isNew, changes, blocked, saving, onDiscard, onSave }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={bar.bar} role="region" aria-label={t('roles.edit.bar')}>
      <span className={bar.state} role="status">
        <strong>{isNew ? t('roles.edit.unsaved') : t('roles.edit.changes', { count: changes })}</strong>
      </span>
      <span className={bar.acts}>
        {!isNew && changes > 0 && (
          <Button variant="default" onClick={onDiscard}>
            {t('roles.edit.discard')}
          </Button>
        )}
        <ActionButton reason={blocked} loading={saving} onClick={onSave}>
          {t(isNew ? 'roles.edit.create' : 'roles.edit.save')}
        </ActionButton>
      </span>
    </div>
  );
};
