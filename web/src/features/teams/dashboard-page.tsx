import { IconBuildings, IconSitemap } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { AnchorLink, ButtonLink } from '../../shell/links.tsx';
import { useTeamMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useUser } from '../../shell/session/current-user.ts';
import { TaskList } from '../../shell/tasks/task-list.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from '../home/places.module.css';
import { StateBars } from './state-bars.tsx';

const Subteams = ({ subteams }: { subteams: { key: string; name: string; organisations: number }[] }) => {
  const { t } = useTranslation();
  if (subteams.length === 0) return <p className={classes.empty}>{t('team.dashboard.noSubteams')}</p>;
  return (
    <ul className={classes.list}>
      {subteams.map(({ key, name, organisations }) => (
        <li key={key} className={classes.row}>
          <IconSitemap size={18} stroke={1.75} aria-hidden />
          <div className={classes.grow}>
            <Link {...paths.team(key)}>{name}</Link>
          </div>
          <span className={classes.below}>{t('team.dashboard.organisations', { count: organisations })}</span>
        </li>
      ))}
    </ul>
  );
};

const TeamTasks = ({ team }: { team: string }) => {
  const { t } = useTranslation();
  const tasks = useUser().tasks.filter(({ subject }) => subject?.kind === 'team' && subject.key === team);
  if (tasks.length === 0) return null;
  return (
    <Card title={t('team.dashboard.tasks')} className={classes.full}>
      <TaskList tasks={tasks} />
    </Card>
  );
};

/** `team/:team`: organisations per state as bars, the teams below, what is asked here. */
export const TeamDashboardPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const name = useTeamMenu()?.name;
  const { data, isError, refetch } = useQuery(queries.team.get.queryOptions({ input: { key: team } }));
  const total = data?.states.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const all = paths.teamOrganisations(team);
  return (
    <>
      <PageHead
        title={name ?? t('shell.navigation.unknown')}
        {...(name && { star: { type: 'team', key: team } })}
        actions={
          <ButtonLink {...all} variant="default" leftSection={<IconBuildings size={16} aria-hidden />}>
            {t('team.dashboard.allOrganisations')}
          </ButtonLink>
        }
      />
      <div className={classes.grid}>
        <TeamTasks team={team} />
        <Card
          title={t('team.dashboard.states')}
          className={classes.wide}
          aside={
            total > 0 && (
              <AnchorLink {...all} size="xs">
                {t('team.dashboard.statesTotal', { count: total })}
              </AnchorLink>
            )
          }
        >
          {isError && <LoadFailure onRetry={() => void refetch()} />}
          {!data && !isError && <LinesSkeleton lines={6} />}
          {data && total === 0 && <EmptyState icon={IconBuildings} title={t('team.dashboard.noOrganisations')} />}
          {data && total > 0 && <StateBars team={team} states={data.states} />}
        </Card>
        <Card title={t('team.dashboard.subteams')} className={classes.slim}>
          {data && <Subteams subteams={data.subteams} />}
          {!data && !isError && <LinesSkeleton lines={4} />}
        </Card>
        {data?.comment && (
          <Card title={t('team.dashboard.comment')} className={classes.full}>
            {data.comment}
          </Card>
        )}
      </div>
    </>
  );
};
