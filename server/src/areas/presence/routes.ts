import { on } from '../../http/implement.ts';
import { readingOrganisations } from '../organisations/reading.ts';
import { endPresence, showPresence } from './store.ts';

const { organisation } = on;

const show = showPresence(readingOrganisations);

export const presenceRoutes = {
  presence: organisation.presence.handler(({ context, input }) => show(context.caller, input)),
  leave: organisation.leave.handler(({ context, input }) => endPresence(context.caller, input)),
};
