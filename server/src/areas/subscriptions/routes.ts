import { on } from '../../http/implement.ts';
import { switchNotifications } from './store.ts';

const { organisation } = on;

export const subscriptionRoutes = {
  notifications: organisation.notifications.handler(({ context, input }) => switchNotifications(context.caller, input)),
};
