import { describe, expect, it } from 'vitest';
import { readRefusal } from '../../api/refusal.ts';
import type { SessionUser } from '../../api/types.ts';
import { maintenanceMessage } from '../failures/maintenance-message.ts';
import { type StartCalls, startInOrder } from './start-order.ts';

const user: SessionUser = {
  id: 'u',
  primaryEmail: '',
  firstName: '',
  infix: '',
  familyName: '',
  phoneNumber: '',
  lastLogonDate: null,
  tenantId: 't',
  currentSiteRoles: [],
  sitesRoles: [],
  administrator: false,
  assignsRoles: false,
  teamRoles: [],
  organisationRoles: [],
  invites: [],
  tasks: [],
  looking: null,
  language: 'nl',
  standIn: null,
  standsInFor: [],
};
const status = (code: number) => readRefusal({ success: false, message: 'no', errorCode: 'no' }, { status: code });
const maintenance = readRefusal({ success: false, message: 'until six', errorCode: 'maintenance' }, { status: 503 });
const noAnswer = new TypeError('Failed to fetch');

const calls = (failing: Partial<Record<keyof StartCalls, unknown>> = {}, allowLogin = true) => {
  const made: string[] = [];
  const call =
    <T>(name: keyof StartCalls, answer: T) =>
    async () => {
      made.push(name);
      if (failing[name]) throw failing[name];
      return answer;
    };
  const all: StartCalls = {
    settings: call('settings', {}),
    site: call('site', {}),
    session: call('session', { allowLogin }),
    user: call('user', user),
    favourites: call('favourites', []),
    tenant: call('tenant', {}),
    tenantSettings: call('tenantSettings', {}),
    states: call('states', []),
  };
  return { made, all };
};

describe('start-up of the portal', () => {
  it('keeps the order of point 7', async () => {
    const { made, all } = calls();
    expect(await startInOrder(all)).toBe('ready');
    expect(made.slice(0, 4)).toEqual(['settings', 'site', 'session', 'user']);
    expect(made.indexOf('favourites')).toBeGreaterThan(made.indexOf('user'));
  });

  it.each([
    ['no settings file', { settings: noAnswer }, 'coreDown'],
    ['no site settings', { site: status(500) }, 'accessDown'],
    ['nobody signed in', { session: status(412) }, 'signIn'],
    ['the session check fails', { session: status(500) }, 'accessDown'],
    ['the session check is not answered', { session: noAnswer }, 'accessDown'],
    ['the user has no rights', { user: status(401) }, 'noRights'],
    ['the user cannot be had', { user: status(500) }, 'coreDown'],
    ['the user call is forbidden', { user: status(403) }, 'coreDown'],
    ['the user call is not answered', { user: noAnswer }, 'coreDown'],
    ['the favourites fail', { favourites: status(500) }, 'coreDown'],
    ['maintenance, found at once', { site: maintenance }, 'maintenance'],
    ['maintenance, found on the way', { user: maintenance }, 'maintenance'],
    ['the states fail', { states: status(500) }, 'ready'],
    ['the tenant settings fail', { tenantSettings: status(500) }, 'ready'],
    ['the tenant fails', { tenant: noAnswer }, 'ready'],
  ])('%s', async (_what, failing, end) => expect(await startInOrder(calls(failing).all)).toBe(end));

  it('keeps what the server says of the maintenance for its page', async () => {
    await startInOrder(calls({ session: maintenance }).all);
    expect(maintenanceMessage()).toBe('until six');
  });

  it('stops at the first failure', async () => {
    const { made, all } = calls({ user: status(401) });
    await startInOrder(all);
    expect(made).not.toContain('favourites');
  });

  it('asks to sign in where signing in is closed, so that the page can say why', async () =>
    expect(await startInOrder(calls({}, false).all)).toBe('signIn'));
});
