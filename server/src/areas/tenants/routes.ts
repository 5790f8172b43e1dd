import { on } from '../../http/implement.ts';

const { tenant } = on;

export const tenantRoutes = tenant.router({
  settings: tenant.settings.handler(({ context: { caller } }) => ({ ...caller.tenant.settings, timeZone: caller.tenant.timeZone })),
});
