import { Switch } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useTeamMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Agenda } from './agenda.tsx';
import classes from './agenda.module.css';
import { useAgendaSearch } from './use-search.ts';

/** `/team/:team/agenda`: what takes place at all organisations beneath a team. An item opens in the agenda that it stands in. */
export const TeamAgendaPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const menu = useTeamMenu();
  const { search, onSearch } = useAgendaSearch();
  const title = t('calendar.title');
  return (
    <>
      <PageHead title={title} page={title} />
      <p className={classes.lead}>{t('calendar.lead.team', { title: menu?.name ?? '' })}</p>
      <Agenda
        key={team}
        scope={{ team }}
        region={null}
        reads={menu?.agendaActions.includes('read')}
        search={search}
        onSearch={onSearch}
        onOpen={({ item, at, entry, start }) =>
          void navigate(paths.organisationAgenda(entry.organisation.key, { item, start: at, date: start.slice(0, 10) }))
        }
        onNew={undefined}
      >
        <Switch
          mb="sm"
          label={t('calendar.beneath')}
          checked={search.beneath ?? true}
          onChange={(event) => onSearch({ beneath: event.currentTarget.checked ? undefined : false })}
        />
      </Agenda>
    </>
  );
};
