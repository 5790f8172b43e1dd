import { useTranslation } from 'react-i18next';
import classes from './frame.module.css';

export const contentId = 'content';

/** Passes over the top bar and the navigation. A button: the address after the # belongs to the router. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.skip} onClick={() => document.getElementById(contentId)?.focus()}>
      {t('shell.skipToContent')}
    </button>
  );
};
