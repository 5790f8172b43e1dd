import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { ReadForm } from '../records/edit/read-form.tsx';
import { SideCards } from './edit/side-cards.tsx';
import { SupplementForm } from './edit/supplement-form.tsx';
import { type SupplementInView, useSupplement } from './record.ts';
import { SupplementHead } from './supplement-head.tsx';

const Page = ({ view }: { view: SupplementInView }) => {
  const { t } = useTranslation();
  const { supplement, rights } = view;
  const readOnly = supplement.archived || !rights.includes('SUPPLEMENT:update');
  const reason = t(supplement.archived ? 'supplement.page.archived' : 'supplement.page.readOnly');
  return (
    <>
      <SupplementHead view={view} />
      {readOnly ? (
        <ReadForm view={view} reason={reason} aside={<SideCards view={view} />} />
      ) : (
        <SupplementForm key={supplement.key} view={view} />
      )}
    </>
  );
};

/** A supplement (point 2, `supplement/:supplement`): to change, or to read for who may not change it. */
export const SupplementPage = () => {
  const { t } = useTranslation();
  const { supplement = '' } = useParams({ strict: false });
  const { view, failed, retry } = useSupplement(supplement);
  if (view) return <Page view={view} />;
  return failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />;
};
