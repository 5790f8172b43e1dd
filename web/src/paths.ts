import type { ListSearch as UsersSearch } from './features/assignments/list/list-search.ts';
import type { HolidayHoursSearch } from './features/holiday-hours/search.ts';
import type { LogSearch } from './features/auditlog/log-search.ts';
import type { RevisionSearch } from './features/records/history/revision-search.ts';
import type { LibrarySearch } from './features/supplements/list/library-search.ts';
import type { ListSearch as ProductsSearch } from './features/products/list/list-search.ts';
import type { ProductPlace } from './features/products/place.ts';
import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import type { TypeSearch, TypesSearch } from './features/types/type-search.ts';
import type { AgendaSearch } from './features/agenda/agenda-search.ts';
import type { RelationsSearch } from './features/relations/relations-search.ts';
import type { PeopleSearch } from './features/people/list/people-search.ts';
/** Pages of start-up failures: `/err_access_down`, `/err_core_down`, `/err_no_rights`. */
const errorPage = <Cause extends string>(cause: Cause) => ({ to: '/err_{$cause}', params: { cause } }) as const;

/**
 * Every link of the portal: what `Link` and `navigate` of the router take. A path without a screen has no entry here.
 * The addresses are those of specification point 2.
 */
export const paths = {
  landing: () => ({ to: '/' }) as const,
  home: () => ({ to: '/home' }) as const,
  profile: () => ({ to: '/profile' }) as const,

  organisation: (organisation: string) => ({ to: '/organisation/$organisation', params: { organisation } }) as const,
  organisationCheck: (organisation: string) => ({ to: '/organisation/$organisation/check', params: { organisation } }) as const,
  organisationEdit: (organisation: string, sectie?: string) =>
    ({ to: '/organisation/$organisation/edit', params: { organisation }, search: sectie === undefined ? {} : { sectie } }) as const,
  organisationSettings: (organisation: string) => ({ to: '/organisation/$organisation/settings', params: { organisation } }) as const,
  organisationAuditlog: (organisation: string, search: LogSearch = {}) =>
    ({ to: '/organisation/$organisation/auditlog', params: { organisation }, search }) as const,
  organisationRevisions: (organisation: string, search: RevisionSearch = {}) =>
    ({ to: '/organisation/$organisation/revisions', params: { organisation }, search }) as const,
  organisationUsers: (organisation: string, search: UsersSearch = {}) =>
    ({ to: '/organisation/$organisation/users', params: { organisation }, search }) as const,
  /** The library of an organisation, at one type of supplements. */
  supplements: (organisation: string, type: string, search: LibrarySearch = {}) =>
    ({ to: '/organisation/$organisation/supplements/$type', params: { organisation, type }, search }) as const,
  supplementAdd: (organisation: string, type: string) =>
    ({ to: '/organisation/$organisation/supplements/$type/add', params: { organisation, type } }) as const,
  supplement: (organisation: string, supplement: string, sectie?: string) =>
    ({
      to: '/organisation/$organisation/supplement/$supplement',
      params: { organisation, supplement },
      search: sectie === undefined ? {} : { sectie },
    }) as const,
  supplementAuditlog: (organisation: string, supplement: string, search: LogSearch = {}) =>
    ({ to: '/organisation/$organisation/supplement/$supplement/auditlog', params: { organisation, supplement }, search }) as const,
  supplementRevisions: (organisation: string, supplement: string, search: RevisionSearch = {}) =>
    ({ to: '/organisation/$organisation/supplement/$supplement/revisions', params: { organisation, supplement }, search }) as const,
  organisationRelations: (organisation: string, search: RelationsSearch = {}) =>
    ({ to: '/organisation/$organisation/relations', params: { organisation }, search }) as const,
  /** Secret addresses at which other calendars read an organisation's agenda. */
  organisationFeeds: (organisation: string) => ({ to: '/organisation/$organisation/agenda-feeds', params: { organisation } }) as const,
  /** The agenda of an organisation; `item` stands open in it, at its time `start`, `new` is one to make at that day or time. */
  organisationAgenda: (organisation: string, { item, start, ...search }: AgendaSearch = {}) =>
    ({
      to: '/organisation/$organisation/agenda/{-$item}/{-$start}',
      params: { organisation, item, start: item === undefined ? undefined : start },
      search,
    }) as const,
  locationAgenda: (organisation: string, supplement: string, search: AgendaSearch = {}) =>
    ({ to: '/organisation/$organisation/supplement/$supplement/agenda', params: { organisation, supplement }, search }) as const,
  teamAgenda: (team: string, search: AgendaSearch = {}) => ({ to: '/team/$team/agenda', params: { team }, search }) as const,
  productAgenda: (place: ProductPlace, product: string, search: AgendaSearch = {}) =>
    'team' in place
      ? ({ to: '/team/$team/product/$product/agenda', params: { ...place, product }, search } as const)
      : ({ to: '/organisation/$organisation/product/$product/agenda', params: { ...place, product }, search } as const),
  organisationIsil: (organisation: string) => ({ to: '/organisation/$organisation/isil', params: { organisation } }) as const,
  organisationNotAllowed: (organisation: string, status?: number) =>
    ({ to: '/organisation/$organisation/notallowed', params: { organisation }, search: status === undefined ? {} : { status } }) as const,

  team: (team: string) => ({ to: '/team/$team', params: { team } }) as const,
  teamOrganisations: (team: string, search: { cs?: string; q?: string } = {}) =>
    ({ to: '/team/$team/organisations', params: { team }, search }) as const,
  /** Choose types for a new organisation; `types` are those that are chosen already. */
  teamOrganisation: (team: string, types: string[] = []) =>
    ({ to: '/team/$team/organisation', params: { team }, search: types.length > 0 ? { types } : {} }) as const,
  teamOrganisationCreate: (team: string, types: string[]) =>
    ({ to: '/team/$team/organisation/create/$', params: { team, _splat: types.join('/') } }) as const,
  teamEdit: (team: string) => ({ to: '/team/$team/edit', params: { team } }) as const,
  teamAuditlog: (team: string) => ({ to: '/team/$team/auditlog', params: { team } }) as const,
  teamRoles: (team: string) => ({ to: '/team/$team/role', params: { team } }) as const,
  /** `new`: a role to make, `from` the one to copy. `with`: the one to compare with. */
  teamRole: (
    team: string,
    role: string,
    search: { from?: string | undefined; with?: string | undefined; only?: boolean | undefined } = {},
  ) => ({ to: '/team/$team/role/$role', params: { team, role }, search }) as const,
  teamHolidayHours: (team: string, search: HolidayHoursSearch = {}) =>
    ({ to: '/team/$team/holidayhours', params: { team }, search }) as const,
  teamRelationTypes: (team: string) => ({ to: '/team/$team/relationtypes', params: { team } }) as const,
  teamRelationTypeAdd: (team: string) => ({ to: '/team/$team/relationtype/add', params: { team } }) as const,
  teamRelationType: (team: string, relationTypeKey: string) =>
    ({ to: '/team/$team/relationtype/$relationTypeKey', params: { team, relationTypeKey } }) as const,
  teamSubteams: (team: string, search: { q?: string } = {}) => ({ to: '/team/$team/subteams', params: { team }, search }) as const,
  teamUsers: (team: string, search: UsersSearch = {}) => ({ to: '/team/$team/users', params: { team }, search }) as const,
  teamNotAllowed: (team: string, status?: number) =>
    ({ to: '/team/$team/notallowed', params: { team }, search: status === undefined ? {} : { status } }) as const,

  /** Products stand below an organisation, and in the same way below a team. */
  products: (place: ProductPlace, search: ProductsSearch = {}) =>
    'team' in place
      ? ({ to: '/team/$team/products', params: place, search } as const)
      : ({ to: '/organisation/$organisation/products', params: place, search } as const),
  productsOfType: (place: ProductPlace, producttype: string, search: ProductsSearch = {}) =>
    'team' in place
      ? ({ to: '/team/$team/products/$producttype', params: { ...place, producttype }, search } as const)
      : ({ to: '/organisation/$organisation/products/$producttype', params: { ...place, producttype }, search } as const),
  /** Choose what a new product is; below a team first of which `organisation`. */
  productAdd: (place: ProductPlace, organisation?: string) =>
    'team' in place
      ? ({ to: '/team/$team/product/add', params: place, search: organisation === undefined ? {} : { organisation } } as const)
      : ({ to: '/organisation/$organisation/product/add', params: place, search: {} } as const),
  productNew: (place: ProductPlace, producttype: string, organisation: string) =>
    'team' in place
      ? ({ to: '/team/$team/product/new/$producttype', params: { ...place, producttype }, search: { organisation } } as const)
      : ({ to: '/organisation/$organisation/product/new/$producttype', params: { ...place, producttype }, search: {} } as const),
  product: (place: ProductPlace, product: string, sectie?: string) => {
    const search = sectie === undefined ? {} : { sectie };
    return 'team' in place
      ? ({ to: '/team/$team/product/$product', params: { ...place, product }, search } as const)
      : ({ to: '/organisation/$organisation/product/$product', params: { ...place, product }, search } as const);
  },
  /** Another type for a product: `producttype` is what it could become, or what it is where none was chosen yet. */
  productType: (place: ProductPlace, product: string, producttype: string) =>
    'team' in place
      ? ({ to: '/team/$team/product/$product/type/$producttype', params: { ...place, product, producttype } } as const)
      : ({ to: '/organisation/$organisation/product/$product/type/$producttype', params: { ...place, product, producttype } } as const),
  productConsumers: (place: ProductPlace, product: string) =>
    'team' in place
      ? ({ to: '/team/$team/product/$product/consumers', params: { ...place, product } } as const)
      : ({ to: '/organisation/$organisation/product/$product/consumers', params: { ...place, product } } as const),
  productAuditlog: (place: ProductPlace, product: string, search: LogSearch = {}) =>
    'team' in place
      ? ({ to: '/team/$team/product/$product/auditlog', params: { ...place, product }, search } as const)
      : ({ to: '/organisation/$organisation/product/$product/auditlog', params: { ...place, product }, search } as const),
  productRevisions: (place: ProductPlace, product: string, search: RevisionSearch = {}) =>
    'team' in place
      ? ({ to: '/team/$team/product/$product/revisions', params: { ...place, product }, search } as const)
      : ({ to: '/organisation/$organisation/product/$product/revisions', params: { ...place, product }, search } as const),

  users: (search: PeopleSearch = {}) => ({ to: '/search/user', search }) as const,
  user: (user: string) => ({ to: '/user/$user', params: { user } }) as const,
  userFound: (user: string) => ({ to: '/search/user/$user', params: { user } }) as const,
  teamUser: (team: string, user: string) => ({ to: '/team/$team/user/$user', params: { team, user } }) as const,

  outbox: (search: { page?: number | undefined; size?: number | undefined } = {}) => ({ to: '/tenant/outbox', search }) as const,
  types: (concerns: TypeConcern = 'organisation', search: TypesSearch = {}) =>
    ({ to: '/tenant/types/$concerns', params: { concerns }, search }) as const,
  type: (type: string, search: TypeSearch = {}) => ({ to: '/tenant/type/$type', params: { type }, search }) as const,
  typeNew: (concerns: TypeConcern) => ({ to: '/tenant/type/$type', params: { type: 'new' }, search: { concerns } }) as const,
  mail: (mail: string) => ({ to: '/tenant/outbox/$mail', params: { mail } }) as const,

  notFound: (type: 'organisation' | 'team' | 'product' | 'supplement' | 'type' | 'relationtype' | 'role', key: string) =>
    ({ to: '/$type/$key/notfound', params: { type, key } }) as const,
  maintenance: () => ({ to: '/maintenance' }) as const,
  accessDown: () => errorPage('access_down'),
  coreDown: () => errorPage('core_down'),
  noRights: () => errorPage('no_rights'),
};

/** A link of the portal, whichever. */
export type Path = ReturnType<(typeof paths)[keyof typeof paths]>;
