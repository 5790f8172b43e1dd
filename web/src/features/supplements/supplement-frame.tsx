import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { type SupplementInView, useSupplement } from './record.ts';
import { SupplementHead } from './supplement-head.tsx';

/** What every page of a supplement has around it; says when it no longer exists (point 8), and leads to the library that it is in. */
export const SupplementFrame = ({ children }: { children: (view: SupplementInView) => ReactNode }) => {
  const { t } = useTranslation();
  const { organisation, supplement = '' } = useParams({ strict: false });
  const { view, gone, failed, retry } = useSupplement(supplement);
  if (!view && gone) return <Navigate {...paths.notFound('supplement', supplement)} replace />;
  if (!view) return failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />;
  const library = view.supplement.organisation.key;
  if (library !== organisation) return <Navigate {...paths.supplement(library, supplement)} replace />;
  return (
    <>
      <SupplementHead view={view} />
      {gone && (
        <Alert role="alert" color="red" mb={16} icon={<IconAlertTriangle aria-hidden />}>
          {t('errors.record.supplement')}
        </Alert>
      )}
      {children(view)}
    </>
  );
};
