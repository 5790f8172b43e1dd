import type { AnyRouter } from '@tanstack/react-router';
import { onFailure } from '../../api/failure-report.ts';
import { queryClient } from '../../api/query-client.ts';
import type { ApiRefusal } from '../../api/refusal.ts';
import { paths } from '../../paths.ts';
import { userQuery } from '../session/current-user.ts';
import { endSession } from '../session/session-end.ts';
import { afterForbidden } from './after-forbidden.ts';
import { noteMaintenance } from './maintenance-message.ts';
import { showFailure } from './show-failure.tsx';

/** How long a page that refused is remembered: long enough to see a circle, short enough to try again later. */
const memory = 10_000;

const refusedLately = () => {
  const seen = new Map<string, number>();
  return (address: string): ReadonlySet<string> => {
    const now = Date.now();
    seen.set(address, now);
    for (const [known, at] of seen) if (now - at > memory) seen.delete(known);
    return new Set(seen.keys());
  };
};

const goToDashboard = (router: AnyRouter) => {
  const refused = refusedLately();
  return () => {
    const user = queryClient.getQueryData(userQuery.queryKey);
    const [, area, key] = router.state.location.pathname.split('/');
    const here = key ? `/${area}/${key}` : `/${area}`;
    if (user) void router.navigate({ ...afterForbidden(user, refused(here)), replace: true });
  };
};

const goToMaintenance = (router: AnyRouter) => (refusal: ApiRefusal) => {
  noteMaintenance(refusal);
  void router.navigate({ ...paths.maintenance(), replace: true });
};

/** Before there is a user the start-up decides where its failures lead (point 8): there is no session here yet that could end. */
const endStarted = () => {
  if (queryClient.getQueryData(userQuery.queryKey)) endSession();
};

/** Connects the failures of the API with what the user sees of them (point 8). */
export const connectFailures = (router: AnyRouter): void => {
  onFailure('notice', showFailure);
  onFailure('signIn', endStarted);
  onFailure('dashboard', goToDashboard(router));
  onFailure('maintenance', goToMaintenance(router));
};
