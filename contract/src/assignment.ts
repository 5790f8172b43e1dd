import { z } from 'zod';
import { entry } from './entry.ts';
import { place, placeKey, placeKind, roleName, scope } from './place.ts';
import { count, flag, key, nothing, pageOf, paging, person, several } from './shapes.ts';

/** Point 4, 'Role invite status'. */
export const assignmentStatus = z.enum(['active', 'invited', 'expired']);

/** A line of the lists of people: a role that is held, or an invitation to it (specification point 3, 'Role assignment'). */
export const assignmentRow = z.object({
  /** Of the assignment, or of the invitation while the status is not `active`. */
  key,
  version: count,
  status: assignmentStatus,
  /** Null: invited, and not known yet. */
  person: person.nullable(),
  email: z.string(),
  /** Nobody can sign in with the account: the role gives nothing now. */
  deactivated: z.boolean().default(false),
  lastLogonAt: z.string().nullable(),
  role: roleName,
  place,
  scope,
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
  createdBy: person.nullable(),
  updatedAt: z.string(),
  updatedBy: person.nullable(),
  inviter: person.nullable(),
  /** What the caller may do with it: `change`, `remove`, `resend`, `withdraw`. */
  actions: z.array(z.string()),
});

export const assignmentSorts = [
  'name',
  'lastLogon',
  'role',
  'place',
  'scope',
  'status',
  'expires',
  'created',
  'createdBy',
  'updated',
  'updatedBy',
  'inviter',
] as const;
const filterShape = {
  /** Roles held at this team, and with `beneath` at all teams and organisations beneath it; or at this organisation. */
  team: key.optional(),
  beneath: flag.default(true),
  organisation: key.optional(),
  person: key.optional(),
  q: z.string().max(200).default(''),
  roles: several(key),
  statuses: several(assignmentStatus),
  placeKinds: several(placeKind),
  /** People who have not signed in for this many months, or ever. */
  unusedMonths: z.coerce.number().int().min(1).max(120).optional(),
};
const filter = z.object(filterShape);
export type AssignmentFilter = z.output<typeof filter>;
const list = filter.extend({ ...paging, sort: z.enum(assignmentSorts).default('name'), descending: flag.default(false) });
export type AssignmentList = z.output<typeof list>;
const facet = z.object({ value: z.string(), count: z.number().int() });

/** A role to hand out at a place, with the scopes; `missing`: the rights that the caller would have to hold there to hand it out so. */
const offer = z.object({
  role: roleName.extend({ description: z.string(), rights: z.array(z.string()) }),
  scopes: z.array(z.object({ scope, missing: z.array(z.string()) })),
});

/** What is lost with a role. */
const removal = z.object({
  /** Nobody else holds a role with these powers at that very place. */
  lastHere: z.boolean(),
  /** It cannot be taken away at all: the root team keeps one administrator. */
  lastOfRoot: z.boolean(),
  /** Rights that the person would not have there any more. */
  loses: z.array(z.string()),
  /** Rights that nobody at all would have there any more. */
  withoutAnybody: z.array(z.string()),
  /** Who above can still do it. */
  above: z.array(person),
  /** People who have a role at the place or near it, to appoint instead. */
  candidates: z.array(z.object({ person, email: z.string(), roles: z.array(z.object({ role: roleName, place })) })),
});

export const assignment = {
  /** Lists only what stands where the caller may assign roles; with `person`, all of one's own roles, and invitations to a person's address too. */
  list: entry('PLACE:roleAssignment', 'GET', '/assignment').input(list).output(pageOf(assignmentRow)),
  counts: entry('PLACE:roleAssignment', 'GET', '/assignment/counts')
    .input(filter)
    .output(
      z.object({
        statuses: z.array(facet),
        placeKinds: z.array(facet),
        /** `value`: so many months. */
        unused: z.array(facet),
        roles: z.array(z.object({ role: roleName, count: z.number().int() })),
      }),
    ),
  /** The roles that can be held at a place, and which the caller may hand out there. */
  offers: entry('PLACE:roleAssignment', 'GET', '/assignment/offers')
    .input(z.object({ kind: placeKind, key }))
    .output(z.array(offer)),
  /** People whom the caller knows from where it may assign roles, by name or address. */
  people: entry('PLACE:roleAssignment', 'GET', '/assignment/people')
    .input(z.object({ q: z.string().trim().min(2).max(200) }))
    .output(z.array(z.object({ person, email: z.string() }))),
  create: entry('PLACE:roleAssignment', 'POST', '/assignment')
    .input(z.object({ person: key, role: key, place: placeKey, scope }))
    .output(z.object({ key, version: count })),
  /** Another role or scope at the same place. */
  save: entry('PLACE:roleAssignment', 'PUT', '/assignment/{key}')
    .input(z.object({ key, version: count, role: key, scope, lastConfirmed: z.boolean().default(false) }))
    .output(z.object({ key, version: count })),
  /** What is lost when it is taken away, or becomes another `role` or `scope`. */
  removal: entry('PLACE:roleAssignment', 'GET', '/assignment/{key}/removal')
    .input(z.object({ key, role: key.optional(), scope: scope.optional() }))
    .output(removal),
  /** `lastConfirmed`: it was read that nobody else holds it there. */
  remove: entry('PLACE:roleAssignment', 'DELETE', '/assignment/{key}')
    .input(z.object({ key, version: count, lastConfirmed: z.boolean().default(false) }))
    .output(nothing),
};
