import { Skeleton } from '@mantine/core';
import {
  type Icon,
  IconAffiliate,
  IconBarcode,
  IconBooks,
  IconBuilding,
  IconBuildings,
  IconCalendarEvent,
  IconCalendarOff,
  IconForms,
  IconHierarchy2,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconListDetails,
  IconMail,
  IconPackage,
  IconPlus,
  IconSettings,
  IconShieldLock,
  IconSitemap,
  IconUser,
  IconUsers,
  IconTemplate,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import { fullName, useUser } from '../session/current-user.ts';
import { useOrganisationMenu, usePlace, useTeamMenu } from './menus.ts';
import classes from './navigation.module.css';
import { type Group, homeItems, type Item, type ItemName, organisationItems, teamItems } from './navigation-items.ts';
import { TypeIcon } from './type-icon.tsx';

const icons: Record<ItemName, Icon> = {
  overview: IconLayoutDashboard,
  edit: IconForms,
  settings: IconSettings,
  auditlog: IconListDetails,
  revisions: IconHistory,
  organisations: IconBuildings,
  products: IconPackage,
  subteams: IconHierarchy2,
  newOrganisation: IconPlus,
  supplements: IconBooks,
  roles: IconShieldLock,
  relationTypes: IconAffiliate,
  relations: IconAffiliate,
  isil: IconBarcode,
  agenda: IconCalendarEvent,
  holidayHours: IconCalendarOff,
  users: IconUsersGroup,
  types: IconTemplate,
  outbox: IconMail,
  people: IconUsers,
  start: IconHome,
  home: IconUser,
  team: IconSitemap,
  organisation: IconBuilding,
};

type NavigationProps = { folded?: boolean; onGone?: (() => void) | undefined };

const ItemLink = ({ item, folded, onGone }: { item: Item } & NavigationProps) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const Sign = icons[item.id];
  const inside = useLocation({ select: ({ pathname }) => item.within !== undefined && pathname.startsWith(item.within) });
  const label = item.title ?? (item.type ? localised(item.type.plural) : t(`shell.navigation.${item.id}`));
  return (
    <li>
      <Link
        {...item.path}
        className={inside ? `${classes.link} ${classes.on}` : (classes.link ?? '')}
        {...(inside && { 'aria-current': 'page' })}
        activeOptions={{ exact: item.exact ?? false, includeSearch: false }}
        activeProps={{ className: classes.on ?? '', 'aria-current': 'page' }}
        {...(folded && { 'aria-label': label, title: label })}
        {...(onGone && { onClick: onGone })}
      >
        {item.type ? <TypeIcon name={item.type.icon} /> : <Sign size={18} stroke={1.75} aria-hidden />}
        {!folded && label}
      </Link>
    </li>
  );
};

const ItemGroup = ({ group: { caption, items }, ...rest }: { group: Group } & NavigationProps) => {
  const { t } = useTranslation();
  const id = useId();
  const named = caption && !rest.folded;
  return (
    <div className={classes.group}>
      {named && (
        <div id={id} className={classes.caption}>
          {t(`shell.navigation.${caption}`)}
        </div>
      )}
      <ul className={classes.list} {...(named && { 'aria-labelledby': id })}>
        {items.map((item, at) => (
          <ItemLink key={`${item.id}${item.title ?? ''}${at}`} item={item} {...rest} />
        ))}
      </ul>
    </div>
  );
};

const Who = ({
  icon,
  name,
  below,
  folded,
}: {
  icon: ReactNode;
  name: string | undefined;
  below?: string | undefined;
  folded?: boolean | undefined;
}) => (
  <div className={classes.who}>
    <span className={classes.icon}>{icon}</span>
    {!folded && (
      <div style={{ minWidth: 0, flex: 1 }}>
        <div className={classes.name}>{name ?? <Skeleton height={14} width="80%" mb={4} />}</div>
        {below && <div className={classes.below}>{below}</div>}
      </div>
    )}
  </div>
);

const OrganisationWho = ({ folded }: NavigationProps) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const menu = useOrganisationMenu();
  const team = menu?.breadcrumbs.findLast(({ type }) => type === 'team')?.title;
  const below = [menu?.organisationTypes[0] && local(menu.organisationTypes[0].name), team].filter(Boolean).join(' · ');
  return (
    <Who
      icon={<TypeIcon name={menu?.typeIcon ?? ''} />}
      name={menu ? menu.title : t('shell.navigation.unknown')}
      below={below}
      folded={folded}
    />
  );
};

const TeamWho = ({ folded }: NavigationProps) => {
  const { t } = useTranslation();
  const menu = useTeamMenu();
  const below = t(menu?.tenantRoot ? 'shell.navigation.rootTeam' : 'shell.navigation.team');
  return (
    <Who
      icon={<IconSitemap size={18} aria-hidden />}
      name={menu ? menu.name : t('shell.navigation.unknown')}
      below={below}
      folded={folded}
    />
  );
};

const HomeWho = ({ folded }: NavigationProps) => {
  const user = useUser();
  return <Who icon={<IconUser size={18} aria-hidden />} name={fullName(user)} below={user.primaryEmail} folded={folded} />;
};

/** The navigation of where the user is: an organisation, a team, or home. */
export const Navigation = (props: NavigationProps) => {
  const { t } = useTranslation();
  const { organisation, team } = usePlace();
  const user = useUser();
  const organisationMenu = useOrganisationMenu();
  const teamMenu = useTeamMenu();
  const [groups, Head] = organisation
    ? [organisationItems(organisation, organisationMenu), OrganisationWho]
    : team
      ? [teamItems(team, teamMenu), TeamWho]
      : [homeItems(user), HomeWho];
  return (
    <nav aria-label={t('shell.navigation.label')} className={props.folded ? classes.folded : undefined}>
      <Head {...props} />
      {groups.map((group, at) => (
        <ItemGroup key={group.caption ?? at} group={group} {...props} />
      ))}
    </nav>
  );
};
