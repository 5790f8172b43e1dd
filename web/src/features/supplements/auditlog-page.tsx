import { useTranslation } from 'react-i18next';
import { Auditlog } from '../records/history/auditlog.tsx';
import classes from './library.module.css';
import { SupplementFrame } from './supplement-frame.tsx';

/** The audit log of a supplement: everything that happened to it, in plain words. */
export const SupplementAuditlogPage = () => {
  const { t } = useTranslation();
  return (
    <SupplementFrame>
      {(view) => (
        <>
          <h2 className={classes.part}>{t('history.auditlog.title')}</h2>
          <p className={classes.lead}>{t('supplement.auditlog.lead')}</p>
          <Auditlog view={view} />
        </>
      )}
    </SupplementFrame>
  );
};
