import { z } from 'zod';
import { entry } from './entry.ts';
import { lookShape } from './look.ts';
import { roleName, scope } from './place.ts';
import { key, nothing, person } from './shapes.ts';

/** A role that is held. `opens`: the page of the place may be opened; a role for what is beneath a team shows nothing of the team itself. */
const role = z.object({ id: key, name: z.string(), role: roleName, scope, opens: z.boolean() });

export const taskSummary = z.object({
  key,
  kind: z.string(),
  at: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Whose task it is, when one stands in for them; null: one's own. */
  behalf: person.nullable(),
  /** Of a product or a supplement `values.organisation` says whose it is. */
  subject: z.object({ kind: z.enum(['organisation', 'product', 'supplement', 'team', 'user']), key }).nullable(),
});

const standing = z.object({ person, till: z.string() });

/** The current user (specification point 3, 'Session user', with the lists of its older shape). */
export const sessionUser = z.object({
  id: key,
  primaryEmail: z.string(),
  firstName: z.string(),
  infix: z.string(),
  familyName: z.string(),
  phoneNumber: z.string(),
  lastLogonDate: z.string().nullable(),
  tenantId: key,
  currentSiteRoles: z.array(z.string()),
  sitesRoles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      iconCls: z.string(),
      url: z.string(),
      roles: z.array(z.string()),
    }),
  ),
  administrator: z.boolean(),
  /** They hand out roles somewhere, so they look people up. */
  assignsRoles: z.boolean(),
  teamRoles: z.array(role),
  organisationRoles: z.array(role),
  invites: z.array(z.object({ key, role: z.string(), place: z.string(), expires: z.string() })),
  tasks: z.array(taskSummary),
  language: z.enum(['nl', 'en']),
  /** Who stands in for the user today, and until when; null: nobody. */
  standIn: standing.nullable(),
  /** For whom the user stands in today. */
  standsInFor: z.array(standing),
  /** The role that is looked through instead of one's own; null: none. */
  looking: lookShape.nullable(),
});

export const session = {
  info: entry('signed-in', 'POST', '/session/info', true)
    .input(z.object({ timeZone: z.string().max(64), locale: z.string().max(16) }))
    .output(sessionUser),
  update: entry('signed-in', 'GET', '/session/update').input(nothing).output(sessionUser),
};
