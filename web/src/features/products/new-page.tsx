import { IconArrowLeft } from '@tabler/icons-react';
import { Navigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../api/refusal.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { CreationNotAllowed } from './add/not-allowed.tsx';
import { TypeUnavailable } from './add/type-unavailable.tsx';
import { useCreation } from './add/use-creation.ts';
import { useOwner } from './add/use-owner.ts';
import { useOrganisationTitle } from './list/use-organisation-title.ts';
import { NewForm } from './new/new-form.tsx';
import { type ProductPlace, useProductPlace } from './place.ts';
import { useProductTypes } from './types.ts';

const Page = ({ place, organisation, type: key }: { place: ProductPlace; organisation: string; type: string }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const creation = useCreation(organisation);
  const types = useProductTypes();
  const owner = useOrganisationTitle(organisation);
  const refusal = refusalIn(creation.error);
  const archived = refusal?.errorCode === 'save.archived';
  if (archived || refusal?.status === 403 || refusal?.status === 404) return <CreationNotAllowed place={place} archived={archived} />;
  if (creation.isError || types.isError) {
    const again = () => {
      void creation.refetch();
      void types.refetch();
    };
    return <LoadFailure onRetry={again} />;
  }
  if (!creation.data || !types.data) return <PageSkeleton label={t('shell.loading')} />;
  const type = types.data.find((one) => one.key === key);
  const possible = creation.data.types.some((one) => one.key === key && one.active);
  if (!type || !possible) return <TypeUnavailable place={place} organisation={organisation} />;
  const title = t('product.new.title', { type: pick(type.name) });
  return (
    <>
      <PageHead
        title={title}
        page={title}
        above={[{ title: t('product.list.title'), path: paths.products(place) }]}
        chips={'team' in place && owner && <Chip>{t('product.add.for', { organisation: owner })}</Chip>}
        actions={
          <ButtonLink {...paths.productAdd(place, organisation)} variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
            {t('product.new.change')}
          </ButtonLink>
        }
      />
      <NewForm key={`${organisation} ${key}`} place={place} organisation={organisation} type={type} fieldAdmin={creation.data.fieldAdmin} />
    </>
  );
};

/** `/product/new/:producttype`: fill in a new product (point 2). Below a team an address without organisation leads to choosing one. */
export const NewPage = () => {
  const place = useProductPlace();
  const organisation = useOwner();
  const { producttype = '' } = useParams({ strict: false });
  if (organisation === undefined) return <Navigate {...paths.productAdd(place)} replace />;
  return <Page place={place} organisation={organisation} type={producttype} />;
};
