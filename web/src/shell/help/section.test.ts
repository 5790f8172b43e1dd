import { expect, it } from 'vitest';
import { helpSection } from './section.ts';

it.each([
  ['/', 'default'],
  ['/home', 'home'],
  ['/profile', 'profile'],
  ['/organisation/1', 'organisation-dashboard'],
  ['/organisation/1/check', 'organisation-dashboard'],
  ['/organisation/1/edit', 'organisation-edit'],
  ['/team/1', 'team-dashboard'],
  ['/team/1/organisations', 'organisation-list'],
  ['/team/1/organisation', 'creation'],
  ['/team/1/organisation/create/2/3', 'creation'],
  ['/team/1/subteams', 'subteams'],
  ['/team/1/role', 'roles'],
  ['/team/1/role/new', 'roles'],
  ['/team/1/users', 'users'],
  ['/organisation/1/users', 'users'],
  ['/tenant/outbox/7', 'outbox'],
  ['/organisation/1/notfound', 'default'],
])('%s has the help of %s', (path, section) => expect(helpSection(path)).toBe(section));
