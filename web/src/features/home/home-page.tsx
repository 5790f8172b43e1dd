import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../api/types.ts';
import { useRoleName } from '../../i18n/use-role-name.ts';
import { useFavourites } from '../../shell/favourites/use-favourites.ts';
import { Star } from '../../shell/favourites/star.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useRecent } from '../../shell/recent/use-recent.ts';
import { useUser } from '../../shell/session/current-user.ts';
import { TaskList } from '../../shell/tasks/task-list.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PendingInvitations } from '../invitations/pending-invitations.tsx';
import { BeneathCard } from './beneath-card.tsx';
import { type Place, PlaceList } from './place-list.tsx';
import classes from './places.module.css';

const useRoles = ({ teamRoles, organisationRoles }: SessionUser): Place[] => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const place =
    (type: 'team' | 'organisation') =>
    (role: SessionUser['teamRoles'][number]): Place => ({
      type,
      key: role.id,
      title: role.name,
      closed: !role.opens,
      below: t(`assignments.scopes.${type}.${role.scope}`),
      beside: <Chip tone="accent">{roleName(role.role)}</Chip>,
    });
  return [...teamRoles.map(place('team')), ...organisationRoles.map(place('organisation'))];
};

/** `home`: my roles, my tasks, invitations, favourites, recently opened. */
export const HomePage = () => {
  const { t } = useTranslation();
  const user = useUser();
  const roles = useRoles(user);
  const favourites = useFavourites();
  const recent = useRecent();
  return (
    <>
      <PageHead title={t('home.welcome', { name: user.firstName })} />
      <div className={classes.grid}>
        <PendingInvitations className={classes.full} />
        <Card title={t('home.tasks.title')} className={classes.wide} aside={user.tasks.length || undefined}>
          {user.tasks.length === 0 ? <p className={classes.empty}>{t('home.tasks.empty')}</p> : <TaskList tasks={user.tasks} />}
        </Card>
        <Card title={t('home.roles.title')} className={classes.slim}>
          <PlaceList places={roles} empty={t('home.roles.empty')} />
        </Card>
        <BeneathCard className={classes.full} />
        <Card title={t('home.favourites.title')} className={classes.wide}>
          <PlaceList
            places={favourites.map((favourite) => ({
              ...favourite,
              below: t(`shell.favourites.types.${favourite.type}`),
              organisation: favourite.payload['organisation'],
              beside: <Star record={favourite} />,
            }))}
            empty={t('home.favourites.empty')}
          />
        </Card>
        <Card title={t('home.recent.title')} className={classes.slim}>
          <PlaceList
            places={recent.map((opened) => ({ ...opened, below: t(`shell.favourites.types.${opened.type}`) }))}
            empty={t('home.recent.empty')}
          />
        </Card>
      </div>
    </>
  );
};
