import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import bar from '../../forms/save-bar.module.css';
import { ActionButton } from '../../ui/action-button.tsx';
import classes from './hours.module.css';
import type { totalsOf } from './plan.ts';

type Props = {
  totals: ReturnType<typeof totalsOf>;
  publish: boolean;
  onPublish: (publish: boolean) => void;
  onSave: () => void;
};

/** What will change in all, whether readers see it at once, and the button that does it; always in sight. */
export const SaveBar = ({ totals: { organisations, days, publishable, later }, publish, onPublish, onSave }: Props) => {
  const { t } = useTranslation();
  const text = t('holidays.hours.bar.changes', { organisations, days });
  return (
    <div className={bar.bar} role="region" aria-label={t('holidays.hours.bar.label')}>
      <span className={bar.state} role="status">
        <strong>{text}</strong>
        {later > 0 && <span className={bar.quiet}>{t('holidays.hours.bar.later', { count: later })}</span>}
      </span>
      <span className={`${bar.acts} ${classes.barActs}`}>
        {publishable > 0 && (
          <Switch
            checked={publish}
            label={t('holidays.hours.bar.publish', { count: publishable })}
            onChange={(event) => onPublish(event.currentTarget.checked)}
          />
        )}
        <ActionButton reason={days === 0 ? text : undefined} onClick={onSave}>
          {t('holidays.hours.bar.save')}
        </ActionButton>
      </span>
    </div>
  );
};
