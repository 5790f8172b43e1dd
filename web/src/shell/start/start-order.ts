import type { SessionUser } from '../../api/types.ts';
import { refusalIn } from '../../api/refusal.ts';
import { noteMaintenance } from '../failures/maintenance-message.ts';

/** The calls of the start-up, in the order in which they are made (point 7). */
export type StartCalls = {
  /** The settings file next to the app. */
  settings: () => Promise<unknown>;
  /** The tenant's site settings: styling and wording. */
  site: () => Promise<unknown>;
  /** Whether somebody is signed in. */
  session: () => Promise<{ allowLogin: boolean }>;
  user: () => Promise<SessionUser>;
  favourites: () => Promise<unknown>;
  tenant: () => Promise<unknown>;
  tenantSettings: () => Promise<unknown>;
  states: () => Promise<unknown>;
};

/** How a start-up ends: the portal opens, somebody has to sign in first, or a page says why not (point 8). */
export type StartEnd = 'ready' | 'signIn' | 'accessDown' | 'coreDown' | 'noRights' | 'maintenance';

const statusOf = (error: unknown): number | undefined => refusalIn(error)?.status;
const ignored = () => undefined;

class Ended extends Error {
  readonly end: StartEnd;
  constructor(end: StartEnd) {
    super(end);
    this.end = end;
  }
}

const orElse = async <T>(call: Promise<T>, end: (error: unknown) => StartEnd): Promise<T> =>
  call.catch((error: unknown) => {
    throw new Ended(noteMaintenance(error) ? 'maintenance' : end(error));
  });

const inOrder = async (calls: StartCalls): Promise<StartEnd> => {
  await orElse(calls.settings(), () => 'coreDown');
  await orElse(calls.site(), () => 'accessDown');
  const { allowLogin } = await orElse(calls.session(), (error) => (statusOf(error) === 412 ? 'signIn' : 'accessDown'));
  if (!allowLogin) return 'signIn';
  await orElse(calls.user(), (error) => (statusOf(error) === 401 ? 'noRights' : 'coreDown'));
  const beside = [calls.tenant(), calls.tenantSettings(), calls.states()].map((call) => call.catch(ignored));
  await orElse(calls.favourites(), () => 'coreDown');
  await Promise.all(beside);
  return 'ready';
};

/**
 * Starts the portal in the order of point 7: settings, site, session, current user, then favourites, one after the other; tenant,
 * its settings and the states beside the favourites. Failures end as point 8 says; states and tenant fall back to their defaults.
 */
export const startInOrder = (calls: StartCalls): Promise<StartEnd> =>
  inOrder(calls).catch((error: unknown) => {
    if (error instanceof Ended) return error.end;
    throw error;
  });
