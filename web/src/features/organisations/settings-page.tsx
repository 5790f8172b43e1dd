import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { useOrganisation } from './record.ts';
import { SettingsForm } from './settings/settings-form.tsx';
import { SettingsText } from './settings/settings-text.tsx';
import { StateChips } from '../records/state/state-chips.tsx';

/** The settings of an organisation (point 2): types, online, workflows, and what takes it out of sight. */
export const SettingsPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const { view, failed, retry } = useOrganisation(organisation);
  const { data: settings, isError, refetch } = useQuery(queries.organisation.settings.queryOptions({ input: { key: organisation } }));
  const title = t('organisation.settings.title');
  const mayChange = view?.rights.includes('ORGANISATION:updateSettings') && view.organisation.facts.archivedAt === null;
  const Shown = mayChange ? SettingsForm : SettingsText;
  const again = () => {
    retry();
    void refetch();
  };
  return (
    <>
      <PageHead title={title} page={title} chips={view && <StateChips facts={view.organisation.facts} now={view.now} />} />
      {view && settings && <Shown settings={settings} view={view} />}
      {(!view || !settings) && (failed || isError ? <LoadFailure onRetry={again} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
