import { describe, expect, it } from 'vitest';
import type { SessionUser } from '../../api/types.ts';
import { paths } from '../../paths.ts';
import { afterForbidden } from './after-forbidden.ts';

const role = (id: string): SessionUser['teamRoles'][number] => ({
  id,
  name: id,
  role: { key: 'editor', name: 'Redacteur', builtIn: 'editor' },
  scope: 'current',
  opens: true,
});
const both = { teamRoles: [role('north')], organisationRoles: [role('library')] };

describe('after a 403', () => {
  it('leads to the team dashboard first', () => expect(afterForbidden(both, new Set())).toEqual(paths.team('north')));
  it('not to a team of which one only has what is beneath', () =>
    expect(afterForbidden({ ...both, teamRoles: [{ ...role('north'), opens: false }] }, new Set())).toEqual(paths.organisation('library')));
  it('leads to the organisation dashboard else', () =>
    expect(afterForbidden({ ...both, teamRoles: [] }, new Set(['/home']))).toEqual(paths.organisation('library')));
  it('does not go round in circles', () => {
    expect(afterForbidden(both, new Set(['/team/north']))).toEqual(paths.organisation('library'));
    expect(afterForbidden(both, new Set(['/team/north', '/organisation/library']))).toEqual(paths.home());
  });
});
