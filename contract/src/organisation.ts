import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { z } from 'zod';
import { auditEntry } from './audit.ts';
import { entry } from './entry.ts';
import { explainedRights } from './place.ts';
import { content, count, day, flag, instant, key, localised, nothing, pageOf, paging, person, several, values } from './shapes.ts';
import { moveEffects } from './team.ts';

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
const named = z.object({ key, name: z.string() });
const mandated = z.object({ value: z.boolean(), team: named }).nullable();

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
const onOff = z.enum(['on', 'off']);
const filterShape = {
  team: key.optional(),
  beneath: flag.default(true),
  q: z.string().max(200).default(''),
  states: several(z.string().max(40)),
  types: several(key),
  archived: z.enum(['without', 'with', 'only']).default('without'),
  online: onOff.optional(),
  workflow: onOff.optional(),
  productWorkflow: onOff.optional(),
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
const actsWithEffects = ['depublish', 'deactivate', 'archive', 'erase', 'publish', 'plan'] as const;

export const organisation = {
  list: entry('ORGANISATION:read', 'GET', '/organisation').input(organisationList).output(pageOf(organisationRow)),
  counts: entry('ORGANISATION:read', 'GET', '/organisation/counts')
    .input(organisationFilter)
    .output(
      z.object({
        states: z.array(facet),
        types: z.array(facet),
        archived: z.array(facet),
        online: z.array(facet),
        workflow: z.array(facet),
        productWorkflow: z.array(facet),
      }),
    ),
  /** Organisations that are called almost so, the likest first: they may be the same one. Archived ones are no longer it. */
  similar: entry('ORGANISATION:read', 'GET', '/organisation/similar')
    .input(z.object({ title: z.string().max(500).default('') }))
    .output(z.array(z.object({ key, title: z.string(), team: named, city: z.string().nullable(), types: z.array(key), facts }))),
  /** Teams in which the caller may make organisations, by name; with the names of the teams above them, from the root down. */
  places: entry('ORGANISATION:create', 'GET', '/organisation/places')
    .input(z.object({ q: z.string().max(200).default(''), ...paging }))
    .output(pageOf(named.extend({ above: z.array(z.string()) }))),
  get: entry('ORGANISATION:read', 'GET', '/organisation/{key}').input(z.object({ key })).output(organisationShape),
  create: entry('ORGANISATION:create', 'POST', '/organisation')
    .input(
      z.object({
        team: key,
        types: z.array(key).max(50),
        content,
        /** Left out: as the team has it. */
        online: z.boolean().optional(),
        workflow: z.boolean().optional(),
        productWorkflow: z.boolean().optional(),
      }),
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
        /** The types that the team allows, and those that it has nonetheless. */
        allowedTypes: z.array(
          z.object({ key, name: localised, icon: z.string(), active: z.boolean(), removable: z.boolean(), allowed: z.boolean() }),
        ),
        maximumTypes: z.number().int(),
        /** How a switch has to stand, and which team says so; null: as one likes. */
        mandatory: z.object({ online: mandated, workflow: mandated, productWorkflow: mandated }),
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
  rights: entry('ORGANISATION:read', 'GET', '/organisation/{key}/rights').input(z.object({ key })).output(explainedRights),
  /** To another team: also takes the right to create organisations there. */
  move: entry('ORGANISATION:delete', 'POST', '/organisation/{key}/move')
    .input(z.object({ ...seen, team: key }))
    .output(standing),
  moveEffects: entry('ORGANISATION:delete', 'GET', '/organisation/{key}/move/effects')
    .input(z.object({ key, team: key }))
    .output(moveEffects),
  /** A concept with the same content, in the same team or another; also takes the right to create organisations there. */
  copy: entry('ORGANISATION:copy', 'POST', '/organisation/{key}/copy')
    .input(z.object({ key, team: key, title: z.string().trim().max(500) }))
    .output(standing),
  presence: entry('ORGANISATION:read', 'PUT', '/organisation/{key}/presence', true)
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
  leave: entry('ORGANISATION:read', 'DELETE', '/organisation/{key}/presence', true).input(z.object({ key })).output(nothing),
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
