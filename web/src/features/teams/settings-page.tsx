import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { SettingsForm } from './settings/settings-form.tsx';

/** `team/:team/edit`: what a team is called, and what it sets for what is beneath it. */
export const TeamSettingsPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const { data, isError, refetch } = useQuery(queries.team.settings.queryOptions({ input: { key: team } }));
  const title = t('teamSettings.title');
  return (
    <>
      <PageHead title={title} page={title} />
      {data && <SettingsForm key={team} settings={data} />}
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
