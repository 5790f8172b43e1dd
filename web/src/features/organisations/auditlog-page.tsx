import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Auditlog } from '../records/history/auditlog.tsx';
import { useOrganisation } from './record.ts';

/** The audit log of an organisation (point 2): everything that happened to it, in plain words. */
export const AuditlogPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const { view, failed, retry } = useOrganisation(organisation);
  const title = t('history.auditlog.title');
  return (
    <>
      <PageHead title={title} page={title} />
      <p style={{ margin: '0 0 12px', color: 'var(--ink-3)' }}>{t('organisation.auditlog.lead')}</p>
      {view && <Auditlog view={view} />}
      {!view && (failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
