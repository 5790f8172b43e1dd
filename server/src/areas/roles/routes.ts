import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { createRole } from './create-role.ts';
import { onceByName } from './once-by-name.ts';
import { getRole } from './queries/get.ts';
import { listRoles } from './queries/list.ts';
import { listUses } from './queries/uses.ts';
import { removeRoleAt } from './remove-role.ts';
import { saveRoleAt } from './save-role.ts';

const { role } = on;

export const roleRoutes = role.router({
  list: role.list.handler(({ context, input }) => listRoles(context.caller, input)),
  get: role.get.handler(({ context, input }) => getRole(context.caller, input)),
  create: role.create.handler((request) => onceByName(creation(createRole)(request))),
  save: role.save.handler(({ context, input: { team, role: key, ...input } }) =>
    onceByName(change(saveRoleAt(team))({ context, input: { ...input, key } })),
  ),
  remove: role.remove.handler(({ context, input: { team, role: key, version } }) =>
    change(removeRoleAt(team))({ context, input: { key, version } }),
  ),
  uses: role.uses.handler(({ context, input }) => listUses(context.caller, input)),
});
