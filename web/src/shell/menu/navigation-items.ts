import type { OrganisationMenu, SessionUser, TeamMenu } from '../../api/types.ts';
import { type Path, paths } from '../../paths.ts';

/**
 * A link of the navigation: the name of its text, or a title that needs none; `type`: a type, whose name and icon it has; `within`: how the
 * addresses begin of what belongs to it.
 */
export type Item = { id: ItemName; path: Path; title?: string; type?: TypeSummary; exact?: boolean; within?: string };
type TypeSummary = OrganisationMenu['supplementTypes'][number];
export type ItemName =
  | 'overview'
  | 'edit'
  | 'settings'
  | 'auditlog'
  | 'revisions'
  | 'organisations'
  | 'products'
  | 'subteams'
  | 'newOrganisation'
  | 'supplements'
  | 'roles'
  | 'relationTypes'
  | 'relations'
  | 'isil'
  | 'agenda'
  | 'holidayHours'
  | 'users'
  | 'types'
  | 'outbox'
  | 'people'
  | 'home'
  | 'team'
  | 'organisation'
  | 'start';
export type Caption = 'library' | 'administration' | 'myTeams' | 'myOrganisations';
type OrganisationRights = Pick<
  OrganisationMenu,
  'organisationActions' | 'productActions' | 'supplementActions' | 'supplementTypes' | 'agendaActions'
> & {
  isil?: boolean;
};
type TeamRights = Pick<TeamMenu, 'organisationActions' | 'productActions' | 'agendaActions' | 'teamActions' | 'tenantRoot'>;
/** Links that belong together, under a caption where they need one. */
export type Group = { caption?: Caption; items: Item[] };

const shown = (groups: Group[]): Group[] => groups.filter(({ items }) => items.length > 0);
const administration = (allowed: boolean): Group => ({
  caption: 'administration',
  items: allowed
    ? [
        { id: 'types', path: paths.types(), within: '/tenant/type' },
        { id: 'outbox', path: paths.outbox() },
      ]
    : [],
});

/** The library, by the types of what is kept in it. */
const library = (key: string, menu: Pick<OrganisationMenu, 'supplementActions' | 'supplementTypes'> | undefined): Group => ({
  caption: 'library',
  items: menu?.supplementActions.includes('read')
    ? menu.supplementTypes.map((type) => ({ id: 'supplements', path: paths.supplements(key, type.key), type }))
    : [],
});

/** The navigation of an organisation: what its menu does not allow is not there. Without a menu (it failed) only the overview is. */
export const organisationItems = (key: string, menu: OrganisationRights | undefined): Group[] => {
  const may = (action: string) => menu?.organisationActions.includes(action) ?? false;
  const when = (allowed: boolean, item: Item) => (allowed ? [item] : []);
  return shown([
    {
      items: [
        ...when(!menu || may('read'), { id: 'overview', path: paths.organisation(key), exact: true }),
        ...when(may('read'), { id: 'edit', path: paths.organisationEdit(key) }),
        ...when(menu?.productActions.includes('read') ?? false, {
          id: 'products',
          path: paths.products({ organisation: key }),
          within: `/organisation/${key}/product/`,
        }),
        ...when(menu?.agendaActions.includes('read') ?? false, {
          id: 'agenda',
          path: paths.organisationAgenda(key),
          within: `/organisation/${key}/agenda-feeds`,
        }),
        ...when(may('read'), { id: 'relations', path: paths.organisationRelations(key) }),
        ...when(may('read') && menu?.isil === true, { id: 'isil', path: paths.organisationIsil(key) }),
      ],
    },
    library(key, menu),
    {
      items: [
        ...when(may('read'), { id: 'revisions', path: paths.organisationRevisions(key) }),
        ...when(may('read'), { id: 'auditlog', path: paths.organisationAuditlog(key) }),
        ...when(may('roleAssignment'), { id: 'users', path: paths.organisationUsers(key) }),
        ...when(may('updateSettings'), { id: 'settings', path: paths.organisationSettings(key) }),
      ],
    },
  ]);
};

/**
 * Where the organisation's own page leads whoever may not read the organisation itself, but something of it (decision page 3): to the
 * first page that is theirs. Undefined: the page opens.
 */
export const insteadOfOverview = (key: string, menu: OrganisationRights | undefined): Path | undefined =>
  menu && !menu.organisationActions.includes('read') ? organisationItems(key, menu)[0]?.items[0]?.path : undefined;

/** Who makes roles or gives them to people wants to know what they hold. */
const handlesRoles = (actions: readonly string[]): boolean => actions.includes('roleManagement') || actions.includes('roleAssignment');

/** Pages of an organisation that the navigation leaves out to be short: who looks for them by name finds them. */
export const unlistedItems = (key: string, menu: OrganisationRights | undefined): Item[] =>
  menu?.organisationActions.includes('read') && menu.isil !== true ? [{ id: 'isil', path: paths.organisationIsil(key) }] : [];

/** The navigation of a team; the administration of the tenant stands at its root team. */
export const teamItems = (key: string, menu: TeamRights | undefined): Group[] =>
  shown([
    {
      items: [
        { id: 'overview', path: paths.team(key), exact: true },
        ...(menu?.organisationActions.includes('read') ? [{ id: 'organisations' as const, path: paths.teamOrganisations(key) }] : []),
        ...(menu?.productActions.includes('read')
          ? [{ id: 'products' as const, path: paths.products({ team: key }), within: `/team/${key}/product/` }]
          : []),
        ...(menu?.agendaActions.includes('read') ? [{ id: 'agenda' as const, path: paths.teamAgenda(key) }] : []),
        ...(menu?.teamActions.includes('bulkMutations') ? [{ id: 'holidayHours' as const, path: paths.teamHolidayHours(key) }] : []),
        ...(menu?.teamActions.includes('read') ? [{ id: 'subteams' as const, path: paths.teamSubteams(key) }] : []),
        ...(menu?.organisationActions.includes('create') ? [{ id: 'newOrganisation' as const, path: paths.teamOrganisation(key) }] : []),
      ],
    },
    {
      items: menu?.teamActions.includes('read')
        ? [
            ...(menu.teamActions.includes('roleAssignment') ? [{ id: 'users' as const, path: paths.teamUsers(key) }] : []),
            ...(handlesRoles(menu.teamActions) ? [{ id: 'roles' as const, path: paths.teamRoles(key) }] : []),
            { id: 'relationTypes', path: paths.teamRelationTypes(key), within: `/team/${key}/relationtype/` },
            { id: 'auditlog', path: paths.teamAuditlog(key) },
            { id: 'settings', path: paths.teamEdit(key) },
          ]
        : [],
    },
    administration(menu?.tenantRoot === true && menu.teamActions.includes('settings')),
  ]);

/** The navigation outside organisations and teams: where the user has a role. */
export const homeItems = (user: Pick<SessionUser, 'teamRoles' | 'organisationRoles' | 'administrator' | 'assignsRoles'>): Group[] => {
  const once = (roles: SessionUser['teamRoles']) => [
    ...new Map(roles.filter(({ opens }) => opens).map((role) => [role.id, role])).values(),
  ];
  return shown([
    {
      items: [
        { id: 'start', path: paths.landing(), exact: true },
        { id: 'home', path: paths.home() },
        ...(user.assignsRoles ? [{ id: 'people' as const, path: paths.users() }] : []),
      ],
    },
    { caption: 'myTeams', items: once(user.teamRoles).map(({ id, name }) => ({ id: 'team', path: paths.team(id), title: name })) },
    {
      caption: 'myOrganisations',
      items: once(user.organisationRoles).map(({ id, name }) => ({ id: 'organisation', path: paths.organisation(id), title: name })),
    },
    administration(user.administrator),
  ]);
};
