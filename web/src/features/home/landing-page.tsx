import { type Icon, IconBuilding, IconSitemap, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Path, paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useRecent } from '../../shell/recent/use-recent.ts';
import { useUser } from '../../shell/session/current-user.ts';
import { useSiteName } from '../../shell/start/site.ts';
import { Card } from '../../ui/card.tsx';
import { PendingInvitations } from '../invitations/pending-invitations.tsx';
import { BeneathCard } from './beneath-card.tsx';
import { PlaceList } from './place-list.tsx';
import classes from './places.module.css';

const Tile = ({ path, icon: Sign, title, text }: { path: Path; icon: Icon; title: string; text: string }) => (
  <li>
    <Link {...path} className={classes.tile}>
      <span className={classes.sign}>
        <Sign size={20} stroke={1.75} aria-hidden />
      </span>
      <span>
        <span className={classes.strong}>{title}</span>
        <br />
        <span className={classes.below}>{text}</span>
      </span>
    </Link>
  </li>
);

const mostTiles = 5;
const opened = ({ opens }: { opens: boolean }): boolean => opens;

/** The landing page: the ways in. */
export const LandingPage = () => {
  const { t } = useTranslation();
  const tenant = useSiteName();
  const { teamRoles, organisationRoles } = useUser();
  const recent = useRecent();
  return (
    <>
      <PageHead title={t('home.landing.title', { tenant })} />
      <p style={{ margin: '-8px 0 20px', color: 'var(--ink-2)' }}>{t('home.landing.intro')}</p>
      <PendingInvitations className={classes.above} />
      <ul className={classes.tiles}>
        <Tile path={paths.home()} icon={IconUser} title={t('home.landing.home')} text={t('home.landing.homeText')} />
        {teamRoles
          .filter(opened)
          .slice(0, mostTiles)
          .map(({ id, name, role }) => (
            <Tile key={`${id}${role.key}`} path={paths.team(id)} icon={IconSitemap} title={name} text={t('home.landing.team')} />
          ))}
        {organisationRoles
          .filter(opened)
          .slice(0, mostTiles)
          .map(({ id, name, role }) => (
            <Tile
              key={`${id}${role.key}`}
              path={paths.organisation(id)}
              icon={IconBuilding}
              title={name}
              text={t('home.landing.organisation')}
            />
          ))}
      </ul>
      <div style={{ display: 'grid', gap: 'var(--gap)', marginTop: 'var(--gap)' }}>
        <BeneathCard />
        <Card title={t('home.recent.title')}>
          <PlaceList
            places={recent.map((opened) => ({ ...opened, below: t(`shell.favourites.types.${opened.type}`) }))}
            empty={t('home.recent.empty')}
          />
        </Card>
      </div>
    </>
  );
};
