import { z } from 'zod';
import { entry } from './entry.ts';
import { place, roleName, scope } from './place.ts';
import { count, key, nothing, person } from './shapes.ts';

const inTeam = { team: key, role: key };
const written = {
  name: z.string().max(200),
  description: z.string().max(2000),
  websiteRole: z.boolean(),
  /** `AREA:action`, those of specification point 6. */
  rights: z.array(z.string().max(60)).max(100),
};

const roleShape = z.object({
  key,
  ...written,
  builtIn: roleName.shape.builtIn,
  version: count,
  /** Whose role it is: changed there, handed out there and beneath. Null: built in. */
  team: z.object({ key, name: z.string() }).nullable(),
  /** How many hold it at the team and beneath it, and how many are invited to. */
  holders: z.number().int(),
  invited: z.number().int(),
  /** May be changed and deleted by the caller. */
  editable: z.boolean(),
});

/** The roles that can be held at a team: the built-in ones, its own and those of the teams above (points 2, 3 and 6). */
export const role = {
  list: entry('TEAM:read', 'GET', '/team/{team}/role')
    .input(z.object({ team: key }))
    .output(z.array(roleShape)),
  get: entry('TEAM:read', 'GET', '/team/{team}/role/{role}')
    .input(z.object(inTeam))
    .output(
      roleShape.extend({
        /** The rights that the caller may put into a role of this team: those it holds there and everywhere beneath. */
        grantable: z.array(z.string()),
      }),
    ),
  /** `copiedFrom`: the role it started as. */
  create: entry('TEAM:roleManagement', 'POST', '/team/{team}/role')
    .input(z.object({ team: key, ...written, copiedFrom: key.nullable().default(null) }))
    .output(z.object({ key, version: count })),
  save: entry('TEAM:roleManagement', 'PUT', '/team/{team}/role/{role}')
    .input(z.object({ ...inTeam, version: count, ...written }))
    .output(z.object({ key, version: count })),
  remove: entry('TEAM:roleManagement', 'DELETE', '/team/{team}/role/{role}')
    .input(z.object({ ...inTeam, version: count }))
    .output(nothing),
  /** Where it is used, as far as the caller may know. `hidden`: how many uses more there are. */
  uses: entry('TEAM:roleManagement', 'GET', '/team/{team}/role/{role}/uses')
    .input(z.object(inTeam))
    .output(
      z.object({
        uses: z.array(z.object({ person: person.nullable(), email: z.string(), place, scope, status: z.enum(['active', 'invited']) })),
        hidden: z.number().int(),
      }),
    ),
};
