import { Button } from '@mantine/core';
import { IconCalendarShare, IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OrganisationMenu } from '../../api/types.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../shell/links.tsx';
import { useOrganisationMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Agenda } from './agenda.tsx';
import classes from './agenda.module.css';
import { MakingNotAllowed } from './not-allowed.tsx';
import { newItem, OpenItem } from './open-item.tsx';
import { useHolidayRegion } from './holidays/use-holidays.ts';
import { useAgendaSearch } from './use-search.ts';

const Page = ({ menu }: { menu: OrganisationMenu }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { item, start } = useParams({ strict: false });
  const { search, onSearch } = useAgendaSearch();
  const region = useHolidayRegion(menu.key);
  const go = (opened?: string, at?: string) =>
    void navigate({ ...paths.organisationAgenda(menu.key, { ...search, item: opened, start: at }), resetScroll: false });
  const reads = menu.agendaActions.includes('read');
  const makes = reads && menu.agendaActions.includes('entryCreate') && !menu.archived;
  const title = t('calendar.title');
  if (item === newItem && !makes && reads) {
    return (
      <MakingNotAllowed
        against={menu.archived ? 'archived' : 'right'}
        back={<ButtonLink {...paths.organisationAgenda(menu.key, search)}>{t('calendar.notAllowed.back')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHead
        title={title}
        page={title}
        actions={
          <>
            {reads && (
              <ButtonLink
                {...paths.organisationFeeds(menu.key)}
                variant="default"
                leftSection={<IconCalendarShare size={16} aria-hidden />}
              >
                {t('feeds.open')}
              </ButtonLink>
            )}
            {makes && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => go(newItem, search.date)}>
                {t('calendar.new')}
              </Button>
            )}
          </>
        }
      />
      <p className={classes.lead}>{t('calendar.lead.organisation', { title: menu.title })}</p>
      <Agenda
        scope={{ organisation: menu.key }}
        region={region}
        reads={reads}
        search={search}
        onSearch={onSearch}
        onOpen={(shown) => go(shown.item, shown.at)}
        onNew={makes ? (at) => go(newItem, at) : undefined}
      />
      {item && (item !== newItem || makes) && <OpenItem organisation={menu.key} item={item} start={start} onClose={() => go()} />}
    </>
  );
};

/** `/organisation/:organisation/agenda/:item?/:start?` (point 2): when what it offers takes place, with an item open in it. */
export const OrganisationAgendaPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const menu = useOrganisationMenu();
  return menu ? <Page key={organisation} menu={menu} /> : <PageSkeleton label={t('shell.loading')} />;
};
