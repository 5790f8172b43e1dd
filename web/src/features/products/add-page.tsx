import { IconArrowLeft, IconForbid2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../api/refusal.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useUser } from '../../shell/session/current-user.ts';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { KeptDraft } from '../records/create/kept-draft.tsx';
import classes from './add/add.module.css';
import { CreationNotAllowed } from './add/not-allowed.tsx';
import { OrganisationChoice } from './add/organisation-choice.tsx';
import { TypeCards } from './add/type-cards.tsx';
import { useCreation } from './add/use-creation.ts';
import { useOwner } from './add/use-owner.ts';
import { useOrganisationTitle } from './list/use-organisation-title.ts';
import { newProductPlace } from './new/new-product-place.ts';
import { type ProductPlace, useProductPlace } from './place.ts';

const Types = ({ place, organisation }: { place: ProductPlace; organisation: string }) => {
  const { t } = useTranslation();
  const user = useUser();
  const { data, error, refetch } = useCreation(organisation);
  if (error && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={t('shell.loading')} />;
  if (data.types.length === 0) {
    return (
      <EmptyState icon={IconForbid2} title={t('product.add.none')}>
        {t('product.add.noneLead')}
      </EmptyState>
    );
  }
  return (
    <>
      <KeptDraft
        place={newProductPlace(user, organisation)}
        title={t('product.new.draftTitle')}
        discardMessage={t('product.new.discardMessage')}
        formOf={([type = '']) => paths.productNew(place, type, organisation)}
      />
      <p className={classes.intro}>{t('product.add.lead')}</p>
      <TypeCards place={place} organisation={organisation} types={data.types} />
    </>
  );
};

/** `/product/add`: choose what a new product is, below a team first of which organisation (point 2). */
export const AddPage = () => {
  const { t } = useTranslation();
  const place = useProductPlace();
  const organisation = useOwner();
  const { error } = useCreation(organisation);
  const owner = useOrganisationTitle(organisation);
  const refusal = refusalIn(error);
  const archived = refusal?.errorCode === 'save.archived';
  if (archived || refusal?.status === 403 || refusal?.status === 404) return <CreationNotAllowed place={place} archived={archived} />;
  const title = t(organisation ? 'product.add.title' : 'product.add.organisationTitle');
  const fromTeam = 'team' in place && organisation !== undefined;
  return (
    <>
      <PageHead
        title={title}
        page={t('product.add.title')}
        above={[{ title: t('product.list.title'), path: paths.products(place) }]}
        chips={fromTeam && owner && <Chip>{t('product.add.for', { organisation: owner })}</Chip>}
        actions={
          fromTeam && (
            <ButtonLink {...paths.productAdd(place)} variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
              {t('product.add.otherOrganisation')}
            </ButtonLink>
          )
        }
      />
      {organisation ? <Types place={place} organisation={organisation} /> : 'team' in place && <OrganisationChoice team={place.team} />}
    </>
  );
};
