import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { content, count, day, flag, instant, key, localised, nothing, pageOf, paging, person, several, values } from './shapes.ts';

const optionalInstant = instant.nullable();
export const facts = z.object({
  workflow: z.boolean(),
  online: z.boolean(),
  state: z.enum(['concept', 'ready']),
  working: z.number().int(),
  publishedRevision: z.number().int().nullable(),
  publishedFrom: optionalInstant,
  publishedTill: optionalInstant,
  endRecorded: z.boolean(),
  plannedRevision: z.number().int().nullable(),
  plannedFrom: optionalInstant,
  plannedTill: optionalInstant,
  plannedBy: key.nullable(),
  withdrawnAt: optionalInstant,
  deactivatedAt: optionalInstant,
  archivedAt: optionalInstant,
}) satisfies z.ZodType<Facts>;

const typeReference = z.object({ key, version: count });

/** An organisation as its screens need it. `version` counts every write, `facts.working` is the number of the revision in `content`. */
export const organisationShape = z.object({
  key,
  title: z.string(),
  team: z.object({ key, name: z.string() }),
  version: z.number().int(),
  types: z.array(typeReference),
  content,
  facts,
  productWorkflow: z.boolean(),
  savedAt: z.string(),
  savedBy: person.nullable(),
  createdAt: z.string(),
  archivedBy: person.nullable(),
  /** The editorial note of the last depublication, also of one that lies ahead. */
  depublicationNote: z.string().nullable(),
  actions: z.array(z.string()),
  notifications: z.boolean(),
});

/** What a write answers: where the record stands now. */
export const standing = z.object({ key, version: z.number().int(), facts });

const seen = { key, version: count };

export const organisationRow = z.object({
  key,
  title: z.string(),
  team: z.object({ key, name: z.string() }),
  types: z.array(key),
  facts,
  city: z.string().nullable(),
  savedAt: z.string(),
  savedBy: person.nullable(),
});

export const organisationSorts = ['title', 'team', 'savedAt'] as const;
const filterShape = {
  team: key.optional(),
  beneath: flag.default(true),
  q: z.string().max(200).default(''),
  states: several(z.string().max(40)),
  types: several(key),
  archived: z.enum(['without', 'with', 'only']).default('without'),
  changedFrom: day.optional(),
  changedTill: day.optional(),
};
const organisationFilter = z.object(filterShape);
/** Which organisations a list is about. States are those of the domain; dates are of the tenant's zone, both included. */
export type OrganisationFilter = z.output<typeof organisationFilter>;
const organisationList = organisationFilter.extend({
  ...paging,
  sort: z.enum(organisationSorts).default('title'),
  descending: flag.default(false),
});
export type OrganisationList = z.output<typeof organisationList>;
const auditlogInput = z.object({
  key,
  ...paging,
  acts: several(z.string().max(40)),
  by: key.optional(),
  from: day.optional(),
  till: day.optional(),
});
export type AuditlogInput = z.output<typeof auditlogInput>;

const facet = z.object({ value: z.string(), count: z.number().int() });
export const auditActions = ['update', 'create', 'delete', 'accepted', 'denied', 'invited', 'expired', 'copied'] as const;

export const auditEntry = z.object({
  key,
  at: z.string(),
  by: person.nullable(),
  /** One of the specification's audit actions. */
  action: z.enum(auditActions),
  /** The verb, such as `publish` or `save`. */
  act: z.string(),
  revision: z.number().int().nullable(),
  note: z.string().nullable(),
  values,
  /** Field → value before and after, of a saved revision. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

const actsWithEffects = ['depublish', 'deactivate', 'archive', 'erase', 'publish', 'plan'] as const;

export const organisation = {
  list: entry('ORGANISATION:read', 'GET', '/organisation').input(organisationList).output(pageOf(organisationRow)),
  counts: entry('ORGANISATION:read', 'GET', '/organisation/counts')
    .input(organisationFilter)
    .output(z.object({ states: z.array(facet), types: z.array(facet) })),
  get: entry('ORGANISATION:read', 'GET', '/organisation/{key}').input(z.object({ key })).output(organisationShape),
  create: entry('ORGANISATION:create', 'POST', '/organisation')
    .input(
      z.object({ team: key, types: z.array(key).max(50), content, workflow: z.boolean().default(true), online: z.boolean().default(true) }),
    )
    .output(standing),
  save: entry('ORGANISATION:update', 'PUT', '/organisation/{key}')
    .input(
      z.object({
        key,
        /** The revision that the form started from. */
        revision: count,
        types: z.array(typeReference).max(50),
        state: z.enum(['concept', 'ready']),
        content,
      }),
    )
    .output(standing.extend({ content, merged: z.array(z.string()), mergedFrom: person.nullable(), unchanged: z.boolean() })),
  publish: entry('ORGANISATION:publish', 'POST', '/organisation/{key}/publication').input(z.object(seen)).output(standing),
  plan: entry('ORGANISATION:publish', 'POST', '/organisation/{key}/plan')
    .input(z.object({ ...seen, from: instant, till: instant.nullable().default(null), replace: z.boolean().default(false) }))
    .output(standing),
  withdrawPlan: entry('ORGANISATION:publish', 'DELETE', '/organisation/{key}/plan').input(z.object(seen)).output(standing),
  depublish: entry('ORGANISATION:publish', 'POST', '/organisation/{key}/depublication')
    .input(z.object({ ...seen, note: z.string().max(2000), from: instant.nullable().default(null) }))
    .output(standing),
  cancelEnd: entry('ORGANISATION:publish', 'DELETE', '/organisation/{key}/depublication').input(z.object(seen)).output(standing),
  deactivate: entry('ORGANISATION:archive', 'POST', '/organisation/{key}/deactivation').input(z.object(seen)).output(standing),
  activate: entry('ORGANISATION:archive', 'DELETE', '/organisation/{key}/deactivation').input(z.object(seen)).output(standing),
  archive: entry('ORGANISATION:archive', 'POST', '/organisation/{key}/archive').input(z.object(seen)).output(standing),
  restore: entry('ORGANISATION:archive', 'DELETE', '/organisation/{key}/archive').input(z.object(seen)).output(standing),
  erase: entry('ORGANISATION:delete', 'DELETE', '/organisation/{key}')
    .input(z.object({ ...seen, title: z.string().max(500) }))
    .output(nothing),
  effects: entry('ORGANISATION:read', 'GET', '/organisation/{key}/effects/{act}')
    .input(z.object({ key, act: z.enum(actsWithEffects) }))
    .output(z.array(z.object({ code: z.string(), count: z.number().int(), names: z.array(z.string()), values }))),
  settings: entry('ORGANISATION:read', 'GET', '/organisation/{key}/settings')
    .input(z.object({ key }))
    .output(
      z.object({
        ...seen,
        facts,
        types: z.array(key),
        productWorkflow: z.boolean(),
        allowedTypes: z.array(z.object({ key, name: localised, icon: z.string(), active: z.boolean(), removable: z.boolean() })),
        maximumTypes: z.number().int(),
        problems: z.number().int(),
      }),
    ),
  updateSettings: entry('ORGANISATION:updateSettings', 'PUT', '/organisation/{key}/settings')
    .input(
      z.object({
        ...seen,
        types: z.array(key).max(50),
        online: z.boolean(),
        workflow: z.boolean(),
        productWorkflow: z.boolean(),
        cancelPlans: z.boolean().default(false),
      }),
    )
    .output(standing),
  notifications: entry('ORGANISATION:read', 'PUT', '/organisation/{key}/notifications')
    .input(z.object({ key, on: z.boolean() }))
    .output(z.object({ on: z.boolean() })),
  rights: entry('ORGANISATION:read', 'GET', '/organisation/{key}/rights')
    .input(z.object({ key }))
    .output(
      z.array(
        z.object({
          right: z.string(),
          granted: z.array(z.object({ role: z.string(), place: z.string(), scope: z.string() })),
          givers: z.array(z.string()),
        }),
      ),
    ),
  presence: entry('ORGANISATION:read', 'PUT', '/organisation/{key}/presence')
    .input(z.object({ key, section: z.string().max(80).nullable(), editing: z.boolean() }))
    .output(
      z.object({
        version: z.number().int(),
        revision: z.number().int(),
        savedBy: person.nullable(),
        savedAt: z.string(),
        others: z.array(z.object({ key, name: z.string(), section: z.string().nullable(), editing: z.boolean(), since: z.string() })),
      }),
    ),
  leave: entry('ORGANISATION:read', 'DELETE', '/organisation/{key}/presence').input(z.object({ key })).output(nothing),
  auditlog: entry('ORGANISATION:read', 'GET', '/organisation/{key}/auditlog')
    .input(auditlogInput)
    .output(pageOf(auditEntry).extend({ acts: z.array(z.string()), people: z.array(person) })),
  revisions: entry('ORGANISATION:read', 'GET', '/organisation/{key}/revisions')
    .input(z.object({ key, ...paging }))
    .output(
      pageOf(z.object({ number: z.number().int(), at: z.string(), by: person.nullable(), fields: z.array(z.string()), title: z.string() })),
    ),
  revision: entry('ORGANISATION:read', 'GET', '/organisation/{key}/revision/{number}')
    .input(z.object({ key, number: z.coerce.number().pipe(count) }))
    .output(z.object({ number: z.number().int(), at: z.string(), by: person.nullable(), types: z.array(typeReference), content })),
};
