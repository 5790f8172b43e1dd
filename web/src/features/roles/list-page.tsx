import { IconPlus, IconShieldPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { useTeamMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { RightButton } from '../rights/right-button.tsx';
import type { ListedRole } from './edit/role-draft.ts';
import { RoleRows } from './list/role-rows.tsx';
import classes from './list/list.module.css';

const nothing = () => undefined;

const NewButton = ({ team, held }: { team: string; held: boolean }) => {
  const { t } = useTranslation();
  const look = { leftSection: <IconPlus size={16} aria-hidden /> };
  if (held)
    return (
      <ButtonLink {...paths.teamRole(team, 'new')} {...look}>
        {t('roles.list.new')}
      </ButtonLink>
    );
  return (
    <RightButton {...look} place={{ kind: 'team', key: team }} right="TEAM:roleManagement" held={false} onClick={nothing}>
      {t('roles.list.new')}
    </RightButton>
  );
};

const Lists = ({ team, roles, mayMake }: { team: string; roles: ListedRole[]; mayMake: boolean }) => {
  const { t } = useTranslation();
  const own = roles.filter(({ builtIn }) => builtIn === null);
  return (
    <div className={classes.page}>
      <Card title={t('roles.list.own')}>
        <p className={classes.lead}>{t('roles.list.ownLead')}</p>
        {own.length > 0 ? (
          <RoleRows team={team} roles={own} all={roles} mayMake={mayMake} />
        ) : (
          <EmptyState icon={IconShieldPlus} title={t('roles.list.empty')}>
            {mayMake && t('roles.list.emptyLead')}
          </EmptyState>
        )}
      </Card>
      <Card title={t('roles.list.builtIn')}>
        <p className={classes.lead}>{t('roles.list.builtInLead')}</p>
        <RoleRows team={team} roles={roles.filter(({ builtIn }) => builtIn !== null)} all={roles} mayMake={mayMake} />
      </Card>
    </div>
  );
};

/** `/team/:team/role` (point 2): the roles that can be given at a team, its own and the built-in ones. */
export const RolesPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const mayMake = useTeamMenu()?.teamActions.includes('roleManagement') ?? false;
  const { data, isError, refetch } = useQuery(queries.role.list.queryOptions({ input: { team } }));
  const title = t('roles.list.title');
  return (
    <>
      <PageHead title={title} page={title} actions={<NewButton team={team} held={mayMake} />} />
      <Lead>{t('roles.list.lead')}</Lead>
      {data && <Lists team={team} roles={data} mayMake={mayMake} />}
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
