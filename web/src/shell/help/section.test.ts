import { expect, it } from 'vitest';
import { helpSection } from './section.ts';

it.each([
  ['/', 'default'],
  ['/home', 'home'],
  ['/organisation/1', 'organisation-dashboard'],
  ['/organisation/1/check', 'organisation-dashboard'],
  ['/organisation/1/edit', 'organisation-edit'],
  ['/team/1', 'team-dashboard'],
  ['/team/1/organisations', 'organisation-list'],
  ['/tenant/outbox/7', 'outbox'],
  ['/organisation/1/notfound', 'default'],
])('%s has the help of %s', (path, section) => expect(helpSection(path)).toBe(section));
