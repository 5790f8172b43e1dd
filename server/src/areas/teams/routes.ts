import { on } from '../../http/implement.ts';
import { getTeam } from './queries.ts';

export const teamRoutes = on.team.router({ get: on.team.get.handler(({ context, input }) => getTeam(context.caller, input)) });
