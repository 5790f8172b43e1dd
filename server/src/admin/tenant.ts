import { z } from 'zod';
import { createAccount } from '../access/accounts.ts';
import { makeAssignment } from '../areas/assignments/make-assignment.ts';
import { makeTenant } from '../areas/tenants/make-tenant.ts';
import { codeOf, StartupFault } from '../database/startup-fault.ts';
import type { House } from '../house.ts';
import { linkFor } from './link.ts';

const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

const input = z.object({
  name: z.string().trim().min(1, 'a tenant needs a name').max(200),
  host: z.string({ error: '--host is missing' }).toLowerCase().regex(hostName, '--host is no host name (without scheme and port)'),
  email: z.email({ error: (issue) => (issue.input === undefined ? '--email is missing' : '--email is no e-mail address') }),
  firstName: z.string().trim().max(100),
  familyName: z.string().trim().max(100),
});

/** The words of a command line, unchecked. */
export type TenantWords = { [Word in keyof z.input<typeof input>]: string | undefined };

const checked = (words: TenantWords): z.output<typeof input> => {
  const read = input.safeParse({ ...words, firstName: words.firstName ?? '', familyName: words.familyName ?? '' });
  if (!read.success) throw new StartupFault(`${read.error.issues.map((issue) => issue.message).join('; ')}.`);
  return read.data;
};

/**
 * Makes a tenant with one site, a root team, the built-in roles and its first administrator; what to tell the operator. The account
 * has no password: a link to choose one is part of the answer, or goes by mail.
 * @throws StartupFault for words that will not do, and for a host that another tenant has
 */
export const tenantCommand = async (house: House, words: TenantWords): Promise<string> => {
  const { name, host, email, ...names } = checked(words);
  const { newKey } = house;
  const author = { house, now: house.clock(), who: null };
  const [tenant, team] = [newKey(), newKey()];
  const builtInRoles = { admin: newKey(), manager: newKey(), editor: newKey(), viewer: newKey() };
  await makeTenant(author, {
    key: tenant,
    name,
    sites: [{ id: newKey(), host, name }],
    rootTeam: { key: team, name, comment: '' },
    builtInRoles,
  }).catch((fault: unknown) => {
    throw codeOf(fault) === '23505' ? new StartupFault(`Another tenant already has the host ${host}.`) : fault;
  });
  const made = await createAccount(author, tenant, { email, ...names, firstName: names.firstName || email.replace(/@.*/, '') });
  if (!made.ok) throw new StartupFault(`The account of ${email} could not be made: ${made.fault}.`);
  const place = { kind: 'team', key: team } as const;
  await makeAssignment(author, tenant, { key: newKey(), person: made.key, role: builtInRoles.admin, place, scope: 'currentAndBeneath' });
  return `The tenant ${name} was made, on ${host}.\n${await linkFor(house, { host, email })}`;
};
