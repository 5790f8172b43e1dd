import { access, api, handled, queries, tenantQueries } from '../../api/clients.ts';
import { queryClient } from '../../api/query-client.ts';
import { loadSettings } from '../../api/settings.ts';
import { currentLanguage, followLanguage } from '../../i18n/i18n.ts';
import { locales } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { userQuery } from '../session/current-user.ts';
import { noteMaintenance } from '../failures/maintenance-message.ts';
import { goToSignIn } from '../session/sign-in-address.ts';
import { applySite, siteQuery } from './site.ts';
import { type StartCalls, type StartEnd, startInOrder } from './start-order.ts';

const calls: StartCalls = {
  settings: loadSettings,
  site: async () => applySite(await queryClient.fetchQuery({ ...siteQuery, retry: false })),
  session: () => access.session({ 'exclude-access': 'true' }),
  user: async () => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const user = await api.session.info({ timeZone, locale: locales[currentLanguage()] }, handled);
    queryClient.setQueryData(userQuery.queryKey, user);
    await followLanguage(user.language);
    return user;
  },
  favourites: () => queryClient.fetchQuery({ ...queries.favourite.list.queryOptions({ input: {}, ...handled }), retry: false }),
  tenant: () => queryClient.fetchQuery({ ...tenantQueries.current.queryOptions({ input: {} }), retry: false }),
  tenantSettings: () =>
    queryClient.fetchQuery({
      ...queries.tenant.settings.queryOptions({ input: {}, ...handled, staleTime: Number.POSITIVE_INFINITY }),
      retry: false,
    }),
  states: () =>
    queryClient.fetchQuery({
      ...queries.menu.state.queryOptions({ input: {}, ...handled, staleTime: Number.POSITIVE_INFINITY }),
      retry: false,
    }),
};

let running: Promise<StartEnd> | undefined;
const never = new Promise<never>(() => undefined);

const pages = { accessDown: paths.accessDown, coreDown: paths.coreDown, noRights: paths.noRights, maintenance: paths.maintenance };

/**
 * Starts the session once; after a failure the next call tries again.
 * @returns 'ready', or the page that says why not. Never returns when the browser is on its way to the sign-in page.
 */
export const start = async () => {
  running ??= startInOrder(calls);
  const end = await running;
  if (end === 'ready') return end;
  running = undefined;
  if (end !== 'signIn') return pages[end]();
  await goToSignIn();
  return never;
};

/** Settings, look and wording for pages outside the frame, as far as they can be had. */
export const dress = async (): Promise<void> => {
  await loadSettings().then(calls.site).catch(noteMaintenance);
};
