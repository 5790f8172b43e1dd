import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import bar from '../../../forms/save-bar.module.css';
import { ActionButton } from '../../../ui/action-button.tsx';

type Props = { changes: number; problems: number; saving: boolean; onProblems: () => void; onDiscard: () => void; onSave: () => void };

/** What is unsaved, how much is wrong, and the button that saves it; always in sight. */
export const TeamBar = ({ changes, problems, saving, onProblems, onDiscard, onSave }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={bar.bar} role="region" aria-label={t('teamSettings.bar.label')}>
      <span className={bar.state} role="status">
        <strong>{t('teamSettings.bar.changes', { count: changes })}</strong>
      </span>
      {problems > 0 && (
        <Button
          color="red"
          variant="subtle"
          size="compact-sm"
          leftSection={<IconAlertTriangle size={14} aria-hidden />}
          onClick={onProblems}
        >
          {t('teamSettings.bar.problems', { count: problems })}
        </Button>
      )}
      <span className={bar.acts}>
        {changes > 0 && (
          <Button variant="default" onClick={onDiscard}>
            {t('teamSettings.bar.discard')}
          </Button>
        )}
        <ActionButton reason={changes === 0 ? t('teamSettings.bar.changes', { count: 0 }) : undefined} loading={saving} onClick={onSave}>
          {t('teamSettings.bar.save')}
        </ActionButton>
      </span>
    </div>
  );
};
