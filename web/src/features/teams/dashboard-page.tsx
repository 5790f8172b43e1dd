import type { State } from '@bronhouder/domain/publication/states.ts';
import { IconBuildings, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
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
import { ProductStatesCard } from '../products/dashboard/product-states-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { ChangesCard } from './dashboard/changes-card.tsx';
import { InvitationsCard, UnusedCard } from './dashboard/people-cards.tsx';
import { SubteamsCard } from './dashboard/subteams-card.tsx';
import { UpcomingCard } from './dashboard/upcoming-card.tsx';
import classes from './dashboard-page.module.css';
import { StateBars } from '../records/state/state-bars.tsx';

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

const useTeam = (team: string) => useQuery(queries.team.get.queryOptions({ input: { key: team } }));

/** Archived organisations are left out of a list that does not ask for them. */
const searchFor = (state: State) => ({ cs: state === 'archived' ? 'archived-only' : `state-${state}` });

const StatesCard = ({ team }: { team: string }) => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useTeam(team);
  const total = data?.states.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Card
      title={t('team.dashboard.states')}
      className={classes.wide}
      aside={
        total > 0 && (
          <AnchorLink {...paths.teamOrganisations(team)} size="xs">
            {t('team.dashboard.statesTotal', { count: total })}
          </AnchorLink>
        )
      }
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={6} />}
      {data && total === 0 && <EmptyState icon={IconBuildings} title={t('team.dashboard.noOrganisations')} />}
      {data && total > 0 && (
        <StateBars
          states={data.states}
          listOf={(state) => paths.teamOrganisations(team, searchFor(state))}
          labelOf={(state, count) => t('team.dashboard.stateLink', { state, count })}
        />
      )}
    </Card>
  );
};

/** `team/:team`: how it stands beneath a team, what will happen by itself, who is missing, and what was done last. */
export const TeamDashboardPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const menu = useTeamMenu();
  const { data } = useTeam(team);
  const assigns = menu?.teamActions.includes('roleAssignment') ?? false;
  const sets = menu?.teamActions.some((action) => action === 'settings' || action === 'update') ?? false;
  return (
    <>
      <PageHead
        title={menu?.name ?? t('shell.navigation.unknown')}
        {...(menu && { star: { type: 'team', key: team } })}
        actions={
          <>
            {sets && (
              <ButtonLink {...paths.teamEdit(team)} variant="default" leftSection={<IconSettings size={16} aria-hidden />}>
                {t('team.dashboard.settings')}
              </ButtonLink>
            )}
            <ButtonLink {...paths.teamOrganisations(team)} variant="default" leftSection={<IconBuildings size={16} aria-hidden />}>
              {t('team.dashboard.allOrganisations')}
            </ButtonLink>
          </>
        }
      />
      {data?.comment && <p className={classes.comment}>{data.comment}</p>}
      <div className={classes.grid}>
        <TeamTasks team={team} />
        <StatesCard team={team} />
        <div className={classes.column}>
          <SubteamsCard team={data} />
          {assigns && <InvitationsCard team={team} />}
        </div>
        {menu?.productActions.includes('read') && <ProductStatesCard place={{ team }} className={classes.full} />}
        <UpcomingCard team={team} className={classes.full} />
        <ChangesCard team={team} className={assigns ? classes.wide : classes.full} />
        {assigns && <UnusedCard team={team} className={classes.slim} />}
      </div>
    </>
  );
};
