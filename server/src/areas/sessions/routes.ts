import { on } from '../../http/implement.ts';
import { sessionUser } from './session-user.ts';

const { session } = on;

export const sessionRoutes = session.router({
  info: session.info.handler(({ context }) => sessionUser(context.caller)),
  update: session.update.handler(({ context }) => sessionUser(context.caller)),
});
