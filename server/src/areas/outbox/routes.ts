import { on } from '../../http/implement.ts';
import { getMail, listMails } from './queries.ts';

const { outbox } = on;

export const outboxRoutes = outbox.router({
  list: outbox.list.handler(({ context, input }) => listMails(context.caller, input)),
  get: outbox.get.handler(({ context, input }) => getMail(context.caller, input)),
});
