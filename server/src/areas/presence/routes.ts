import { on } from '../../http/implement.ts';
import { endPresence, showPresence } from './store.ts';

const { organisation } = on;

export const presenceRoutes = {
  presence: organisation.presence.handler(({ context, input }) => showPresence(context.caller, input)),
  leave: organisation.leave.handler(({ context, input }) => endPresence(context.caller, input)),
};
