import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Revisions } from '../records/history/revisions.tsx';
import { useSupplement } from './record.ts';
import { SupplementHead } from './supplement-head.tsx';

/** The versions of a supplement: each can be opened and read. */
export const SupplementRevisionsPage = () => {
  const { t } = useTranslation();
  const { supplement = '' } = useParams({ strict: false });
  const { view, failed, retry } = useSupplement(supplement);
  if (!view) return failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />;
  return (
    <>
      <SupplementHead view={view} />
      <h2 style={{ margin: '0 0 4px', fontSize: 16 }}>{t('history.revisions.title')}</h2>
      <p style={{ margin: '0 0 12px', color: 'var(--ink-3)' }}>{t('history.revisions.lead')}</p>
      <Revisions view={view} />
    </>
  );
};
