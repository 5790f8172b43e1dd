import { on } from '../../http/implement.ts';
import { readingOrganisations } from '../organisations/reading.ts';
import { switchNotifications } from './store.ts';

const { organisation } = on;

const switchFor = switchNotifications(readingOrganisations);

export const subscriptionRoutes = {
  notifications: organisation.notifications.handler(({ context, input }) => switchFor(context.caller, input)),
};
