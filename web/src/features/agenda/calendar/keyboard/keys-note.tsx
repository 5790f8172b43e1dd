import { useTranslation } from 'react-i18next';
import classes from './keys-note.module.css';

const always = ['arrows', 'page', 'enter', 'today'] as const;

/** Which keys the calendar knows, where its readers find them. */
export const KeysNote = ({ makes }: { makes: boolean }) => {
  const { t } = useTranslation();
  const keys = [...always, 'move' as const, ...(makes ? ['new' as const] : [])];
  return (
    <details className={classes.note}>
      <summary>{t('calendar.keys.title')}</summary>
      <ul>
        {keys.map((key) => (
          <li key={key}>{t(`calendar.keys.${key}`)}</li>
        ))}
      </ul>
    </details>
  );
};
