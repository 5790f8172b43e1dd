import { Alert } from '@mantine/core';
import { IconArchive, IconCalendarShare, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import type { OrganisationMenu } from '../../../api/types.ts';
import { paths } from '../../../paths.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { useOrganisationMenu } from '../../../shell/menu/menus.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Lead } from '../../../ui/lead.tsx';
import { RowList } from '../../../ui/row-list.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { RightButton } from '../../rights/right-button.tsx';
import { ReadingNotAllowed } from '../not-allowed.tsx';
import { AddressDialog } from './address-dialog.tsx';
import type { Feed } from './feed-list.ts';
import { FeedRow } from './feed-row.tsx';
import classes from './feeds.module.css';
import { NewFeedDialog } from './new-feed-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

type Open = { dialog: 'new' } | { dialog: 'address'; address: string } | { dialog: 'revoke'; feed: Feed } | null;

const Rows = ({ feeds, onRevoke }: { feeds: Feed[]; onRevoke: ((feed: Feed) => void) | undefined }) => (
  <RowList>
    {feeds.map((feed) => (
      <FeedRow key={feed.key} feed={feed} onRevoke={onRevoke && (() => onRevoke(feed))} />
    ))}
  </RowList>
);

const Page = ({ menu, feeds, held }: { menu: OrganisationMenu; feeds: Feed[]; held: boolean }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  const { key, title, archived } = menu;
  const close = () => setOpen(null);
  const active = feeds.filter(({ revoked }) => !revoked);
  const revoked = feeds.filter((feed) => feed.revoked);
  return (
    <>
      <PageHead
        title={t('feeds.title')}
        page={t('feeds.title')}
        above={[{ title: t('calendar.title'), path: paths.organisationAgenda(key) }]}
        actions={
          !archived && (
            <RightButton
              leftSection={<IconPlus size={16} aria-hidden />}
              place={{ kind: 'organisation', key }}
              right="AGENDA:update"
              held={held}
              onClick={() => setOpen({ dialog: 'new' })}
            >
              {t('feeds.add')}
            </RightButton>
          )
        }
      />
      <Lead>{t('feeds.lead')}</Lead>
      <div className={classes.page}>
        {archived && <Alert color="yellow" role="note" icon={<IconArchive size={18} aria-hidden />} title={t('feeds.archived')} />}
        <Card title={t('feeds.active')}>
          {active.length === 0 && (
            <EmptyState icon={IconCalendarShare} title={t('feeds.empty')}>
              {held && !archived ? t('feeds.emptyLead', { organisation: title }) : t('feeds.emptyRead')}
            </EmptyState>
          )}
          <Rows feeds={active} onRevoke={held ? (feed) => setOpen({ dialog: 'revoke', feed }) : undefined} />
        </Card>
        {revoked.length > 0 && (
          <Card title={t('feeds.revoked')}>
            <Rows feeds={revoked} onRevoke={undefined} />
          </Card>
        )}
      </div>
      {open?.dialog === 'new' && (
        <NewFeedDialog organisation={menu} onClose={close} onMade={(address) => setOpen({ dialog: 'address', address })} />
      )}
      {open?.dialog === 'address' && <AddressDialog address={open.address} onClose={close} />}
      {open?.dialog === 'revoke' && <RevokeDialog organisation={key} feed={open.feed} onClose={close} />}
    </>
  );
};

const Unread = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('feeds.title')} page={t('feeds.title')} />
      <ReadingNotAllowed />
    </>
  );
};

/** `/organisation/:organisation/agenda-feeds`: secret addresses at which other calendars read the agenda along (decisions, 5). */
export const FeedsPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const menu = useOrganisationMenu();
  const reads = menu?.agendaActions.includes('read') ?? false;
  const { data, isError, refetch } = useQuery({ ...queries.feed.list.queryOptions({ input: { organisation } }), enabled: reads });
  if (menu && !reads) return <Unread />;
  if (menu && data) return <Page key={organisation} menu={menu} feeds={data.feeds} held={data.actions.includes('update')} />;
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />;
};
