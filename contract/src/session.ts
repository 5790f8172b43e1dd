import { z } from 'zod';
import { entry } from './entry.ts';
import { key, nothing } from './shapes.ts';

const role = z.object({ id: key, name: z.string(), role: z.string(), scope: z.enum(['current', 'currentAndBeneath', 'beneath']) });

export const taskSummary = z.object({
  key,
  kind: z.string(),
  at: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  subject: z.object({ kind: z.enum(['organisation', 'team']), key }).nullable(),
});

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
  teamRoles: z.array(role),
  organisationRoles: z.array(role),
  invites: z.array(z.object({ key, role: z.string(), place: z.string(), expires: z.string() })),
  tasks: z.array(taskSummary),
});

export const session = {
  info: entry('signed-in', 'POST', '/session/info')
    .input(z.object({ timeZone: z.string().max(64), locale: z.string().max(16) }))
    .output(sessionUser),
  update: entry('signed-in', 'GET', '/session/update').input(nothing).output(sessionUser),
};
