import { z } from 'zod';
import { entry } from './entry.ts';
import { localised, nothing, several } from './shapes.ts';

export const region = z.object({
  code: z.string(),
  level: z.enum(['country', 'region', 'province', 'arrondissement', 'land', 'municipality']),
  parent: z.string().nullable(),
  country: z.enum(['NL', 'BE', 'DE']),
  name: z.string(),
});
/** The regions service (`/regions`): the whole tree, from CBS and Statbel. */
export const regions = {
  list: entry('public', 'GET', '/region').input(nothing).output(z.array(region)),
  named: entry('public', 'GET', '/region/named')
    .input(z.object({ codes: several(z.string()) }))
    .output(z.array(region)),
};

export const word = z.object({ id: z.string(), parent: z.string().nullable(), name: localised, synonyms: z.array(z.string()) });
/** The words service (`/words`): the thesaurus. */
export const words = {
  list: entry('public', 'GET', '/word').input(nothing).output(z.array(word)),
};

/** Specification point 3, 'Tenant'. */
export const tenantShape = z.object({
  key: z.uuid(),
  name: z.string(),
  officialName: z.string(),
  subName: z.string(),
  category: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  website: z.string(),
  active: z.boolean(),
  rootTeam: z.uuid(),
  timeZone: z.string(),
});
/** The tenants service (`/tenants`): the tenant of the host that asks. */
export const tenants = {
  current: entry('public', 'GET', '/current').input(nothing).output(tenantShape),
};
