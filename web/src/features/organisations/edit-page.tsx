import { mayAct } from '@bronhouder/domain/publication/acts.ts';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../shell/page-head.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EditForm } from '../records/edit/edit-form.tsx';
import { ReadForm } from '../records/edit/read-form.tsx';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { type OrganisationInView, useOrganisation } from './record.ts';
import { StateChips } from '../records/state/state-chips.tsx';

/** Why nothing can be changed here; undefined: it can. */
const useReadReason = () => {
  const { t } = useTranslation();
  return ({ organisation, rights, now }: OrganisationInView): string | undefined => {
    if (organisation.facts.archivedAt) return t('organisation.banner.archived');
    const may = mayAct('saveConcept', organisation.facts, now, rights);
    if (may.may) return undefined;
    return t(may.code === 'right.missing' ? 'edit.readOnly.right' : 'edit.readOnly.other');
  };
};

const Page = ({ view }: { view: OrganisationInView }) => {
  const { t } = useTranslation();
  const { organisation, now } = view;
  const reason = useReadReason()(view);
  const chips = (
    <>
      <StateChips facts={organisation.facts} now={now} />
      <Chip>{t('edit.version', { revision: organisation.facts.working })}</Chip>
    </>
  );
  return (
    <>
      <PageHead title={reason ? t('edit.titleRead') : t('edit.title')} page={t('edit.title')} chips={chips} />
      {reason ? <ReadForm view={view} reason={reason} /> : <EditForm key={organisation.key} view={view} />}
    </>
  );
};

/** The details of an organisation (point 2, `organisation/:organisation/edit`): to change, or to read for who may not change them. */
export const EditPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const { view, failed, retry } = useOrganisation(organisation);
  if (view) return <Page view={view} />;
  return failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />;
};
