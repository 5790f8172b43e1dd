import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Auditlog } from '../records/history/auditlog.tsx';
import { useSupplement } from './record.ts';
import { SupplementHead } from './supplement-head.tsx';

/** The audit log of a supplement: everything that happened to it, in plain words. */
export const SupplementAuditlogPage = () => {
  const { t } = useTranslation();
  const { supplement = '' } = useParams({ strict: false });
  const { view, failed, retry } = useSupplement(supplement);
  if (!view) return failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />;
  return (
    <>
      <SupplementHead view={view} />
      <h2 style={{ margin: '0 0 4px', fontSize: 16 }}>{t('history.auditlog.title')}</h2>
      <p style={{ margin: '0 0 12px', color: 'var(--ink-3)' }}>{t('supplement.auditlog.lead')}</p>
      <Auditlog view={view} />
    </>
  );
};
