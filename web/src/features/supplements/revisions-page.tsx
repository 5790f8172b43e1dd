import { useTranslation } from 'react-i18next';
import { Revisions } from '../records/history/revisions.tsx';
import classes from './library.module.css';
import { SupplementFrame } from './supplement-frame.tsx';

/** The versions of a supplement: each can be opened and read. */
export const SupplementRevisionsPage = () => {
  const { t } = useTranslation();
  return (
    <SupplementFrame>
      {(view) => (
        <>
          <h2 className={classes.part}>{t('history.revisions.title')}</h2>
          <p className={classes.lead}>{t('history.revisions.lead')}</p>
          <Revisions view={view} />
        </>
      )}
    </SupplementFrame>
  );
};
