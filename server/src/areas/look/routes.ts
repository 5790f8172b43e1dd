import { on } from '../../http/implement.ts';
import { beginLook } from './begin-look.ts';
import { endLook } from './end-look.ts';

const { look } = on;

export const lookRoutes = look.router({
  begin: look.begin.handler(({ context, input }) => beginLook(context.caller, input)),
  end: look.end.handler(({ context }) => endLook(context.caller)),
});
