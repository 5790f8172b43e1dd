import { describe, expect, it } from 'vitest';
import type { SessionUser } from '../../api/types.ts';
import { paths } from '../../paths.ts';
import { type Group, homeItems, insteadOfOverview, organisationItems, teamItems, unlistedItems } from './navigation-items.ts';

const ids = (groups: Group[]) => groups.flatMap(({ items }) => items.map(({ id }) => id));

describe('navigation', () => {
  const nothingElse = { productActions: [], supplementActions: [], supplementTypes: [], agendaActions: [] };

  it('of an organisation shows what may be done', () => {
    expect(
      ids(organisationItems('o', { ...nothingElse, organisationActions: ['read', 'updateSettings'], productActions: ['read'] })),
    ).toEqual(['overview', 'edit', 'products', 'relations', 'revisions', 'auditlog', 'settings']);
    expect(ids(organisationItems('o', { ...nothingElse, organisationActions: ['read'] }))).not.toContain('settings');
    expect(ids(organisationItems('o', { ...nothingElse, organisationActions: ['read'], isil: true }))).toContain('isil');
  });

  it('of an organisation has the agenda for who may read it', () =>
    expect(ids(organisationItems('o', { ...nothingElse, organisationActions: [], agendaActions: ['read'] }))).toEqual(['agenda']));

  it('of an organisation that may not be read itself begins with what may be', () => {
    const beneath = { ...nothingElse, organisationActions: [], productActions: ['read'], agendaActions: ['read'] };
    expect(ids(organisationItems('o', beneath))).toEqual(['products', 'agenda']);
    expect(insteadOfOverview('o', beneath)).toEqual(paths.products({ organisation: 'o' }));
    expect(insteadOfOverview('o', { ...beneath, productActions: [] })).toEqual(paths.organisationAgenda('o'));
    expect(insteadOfOverview('o', { ...beneath, organisationActions: ['read'] })).toBeUndefined();
    expect(insteadOfOverview('o', undefined)).toBeUndefined();
  });

  it('leaves the codes of an organisation without any to who looks for them by name', () => {
    const menu = { ...nothingElse, organisationActions: ['read'] };
    expect(unlistedItems('o', menu).map(({ id }) => id)).toEqual(['isil']);
    expect(unlistedItems('o', { ...menu, isil: true })).toEqual([]);
    expect(unlistedItems('o', { ...menu, organisationActions: [] })).toEqual([]);
  });

  it('of an organisation has its library by type, for who may read it', () => {
    const type = { key: 'k', name: { nl: 'Locatie', en: 'Location' }, plural: { nl: 'Locaties', en: 'Locations' }, icon: 'map-pin' };
    const menu = { organisationActions: [], productActions: [], agendaActions: [], supplementTypes: [type] };
    const [library] = organisationItems('o', { ...menu, supplementActions: ['read'] }).filter(({ caption }) => caption === 'library');
    expect(library).toMatchObject({ caption: 'library', items: [{ type, path: { params: { organisation: 'o', type: 'k' } } }] });
    expect(ids(organisationItems('o', { ...menu, supplementActions: [] }))).toEqual([]);
  });

  it('of an organisation whose menu failed has the overview only', () =>
    expect(ids(organisationItems('o', undefined))).toEqual(['overview']));

  it('of a team has the administration at the root, for who may', () => {
    const root = {
      organisationActions: ['read'],
      productActions: ['read'],
      agendaActions: ['read'],
      teamActions: ['read', 'settings'],
      tenantRoot: true,
    };
    expect(ids(teamItems('t', root))).toEqual([
      'overview',
      'organisations',
      'products',
      'agenda',
      'subteams',
      'relationTypes',
      'auditlog',
      'settings',
      'types',
      'outbox',
    ]);
    expect(ids(teamItems('t', { ...root, tenantRoot: false }))).not.toContain('outbox');
    expect(ids(teamItems('t', { ...root, teamActions: ['read'] }))).not.toContain('outbox');
  });

  it('of a team has the roles for who makes them or gives them', () => {
    const menu = (...teamActions: string[]) => ({
      organisationActions: [],
      productActions: [],
      agendaActions: [],
      teamActions,
      tenantRoot: false,
    });
    expect(ids(teamItems('t', menu('read', 'roleManagement')))).toContain('roles');
    expect(ids(teamItems('t', menu('read', 'roleAssignment')))).toContain('roles');
    expect(ids(teamItems('t', menu('read', 'update')))).not.toContain('roles');
  });

  it('of a team has the holiday hours for who may change many at once', () => {
    const menu = (...teamActions: string[]) => ({
      organisationActions: [],
      productActions: [],
      agendaActions: [],
      teamActions,
      tenantRoot: false,
    });
    expect(ids(teamItems('t', menu('read', 'bulkMutations')))).toContain('holidayHours');
    expect(ids(teamItems('t', menu('read', 'update')))).not.toContain('holidayHours');
  });

  it('at home names each place once', () => {
    const role = (id: string): SessionUser['teamRoles'][number] => ({
      id,
      name: id,
      role: { key: 'editor', name: 'Redacteur', builtIn: 'editor' },
      scope: 'current',
      opens: true,
    });
    const user = { teamRoles: [role('a'), role('a')], organisationRoles: [], administrator: false, assignsRoles: false };
    expect(ids(homeItems(user))).toEqual(['start', 'home', 'team']);
    expect(ids(homeItems({ ...user, teamRoles: [{ ...role('a'), opens: false }] }))).toEqual(['start', 'home']);
    expect(ids(homeItems({ ...user, assignsRoles: true }))).toEqual(['start', 'home', 'people', 'team']);
  });
});
