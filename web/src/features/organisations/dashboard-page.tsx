import { useParams } from '@tanstack/react-router';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../shell/links.tsx';
import { useOrganisationMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { ComingCard } from '../agenda/glance/coming-card.tsx';
import { ProductStatesCard } from '../products/dashboard/product-states-card.tsx';
import { organisationActs } from './acts.ts';
import { AheadCard } from './dashboard/ahead-card.tsx';
import { AskedCards } from './dashboard/asked-cards.tsx';
import { Banners } from './dashboard/banners.tsx';
import { ChangesCard } from './dashboard/changes-card.tsx';
import { CompletenessCard } from './dashboard/completeness-card.tsx';
import { NotificationsCard } from '../records/parts/notifications-card.tsx';
import { openingHoursOf } from './dashboard/place.ts';
import { PublicationCard } from '../records/timeline/publication-card.tsx';
import { WeekCard } from './dashboard/week-card.tsx';
import { WhereCard } from './dashboard/where-card.tsx';
import classes from './dashboard-page.module.css';
import { OffersCard } from '../products/sharing/offers-card.tsx';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ActDialogs } from '../records/publish/act-dialogs.tsx';
import type { DialogName } from '../records/publish/dialog-name.ts';
import { PublishButton, PublishReason } from '../records/publish/publish-button.tsx';
import { mayEdit, type OrganisationInView, useOrganisation } from './record.ts';
import { RelationsCard } from '../relations/relations-card.tsx';
import { StateChips } from '../records/state/state-chips.tsx';

const Actions = ({ view, onOpen }: { view: OrganisationInView; onOpen: (dialog: DialogName) => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <ButtonLink {...paths.organisationEdit(view.organisation.key)} variant="default" leftSection={<IconPencil size={16} aria-hidden />}>
        {t(mayEdit(view) ? 'organisation.header.edit' : 'organisation.header.view')}
      </ButtonLink>
      <PublishButton view={view} more={organisationActs} onOpen={onOpen} />
    </>
  );
};

const Dashboard = ({ view }: { view: OrganisationInView }) => {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const { organisation, now } = view;
  const opening = openingHoursOf(view);
  const menu = useOrganisationMenu();
  return (
    <>
      <PageHead
        title={organisation.title}
        star={{ type: 'organisation', key: organisation.key }}
        chips={<StateChips facts={organisation.facts} now={now} />}
        actions={<Actions view={view} onOpen={setDialog} />}
      />
      <div className={classes.page}>
        <PublishReason view={view} />
        <Banners view={view} onOpen={setDialog} />
        <AskedCards view={view} onOpen={setDialog} />
        <OffersCard consumer={organisation} reads={view.rights.includes('PRODUCT:read')} />
        <div className={classes.grid}>
          <PublicationCard view={view} className={classes.spread} />
          <WhereCard view={view} className={classes.narrow} />
          <div className={classes.column}>
            <CompletenessCard view={view} />
            {menu?.agendaActions.includes('read') && <ComingCard organisation={organisation.key} now={now} />}
            <AheadCard organisation={organisation.key} />
            {menu?.productActions.includes('read') && <ProductStatesCard place={{ organisation: organisation.key }} />}
            <RelationsCard organisation={organisation.key} />
            <NotificationsCard view={view} />
          </div>
          <ChangesCard view={view} className={classes.narrow} />
          {opening && <WeekCard view={view} {...opening} className={classes.whole} />}
        </div>
      </div>
      <ActDialogs name={dialog} view={view} more={organisationActs} onClose={() => setDialog(null)} onOpen={setDialog} />
    </>
  );
};

/** The dashboard of an organisation (point 2): what is asked of me now, and how it stands. */
export const DashboardPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const { view, failed, retry } = useOrganisation(organisation);
  if (view) return <Dashboard view={view} />;
  return failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />;
};
