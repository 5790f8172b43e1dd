import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Revisions } from '../records/history/revisions.tsx';
import { useOrganisation } from './record.ts';

/** The versions of an organisation: each can be opened and read. */
export const RevisionsPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const { view, failed, retry } = useOrganisation(organisation);
  const title = t('history.revisions.title');
  return (
    <>
      <PageHead title={title} page={title} />
      <p style={{ margin: '0 0 12px', color: 'var(--ink-3)' }}>{t('history.revisions.lead')}</p>
      {view && <Revisions view={view} />}
      {!view && (failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
