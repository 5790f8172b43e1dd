import { longestTitle } from '@bronhouder/domain/fields/title.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { explainedRights } from './place.ts';
import {
  auditlogInput,
  auditlogOutput,
  effectsOutput,
  facet,
  facts,
  leaveOutput,
  notificationsInput,
  notificationsOutput,
  planInput,
  presenceInput,
  presenceOutput,
  revisionInput,
  revisionOutput,
  revisionsInput,
  revisionsOutput,
  saved,
  saveInput,
  seen,
  standing,
  typeReference,
} from './publication.ts';
import { content, day, flag, instant, key, localised, nothing, pageOf, paging, person, several } from './shapes.ts';
import { moveEffects, upcoming, weeksAhead } from './team.ts';

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
    .input(saveInput.extend({ types: z.array(typeReference).max(50) }))
    .output(saved),
  publish: entry('ORGANISATION:publish', 'POST', '/organisation/{key}/publication').input(z.object(seen)).output(standing),
  plan: entry('ORGANISATION:publish', 'POST', '/organisation/{key}/plan').input(planInput).output(standing),
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
    .input(z.object({ ...seen, title: z.string().max(2 * longestTitle) }))
    .output(nothing),
  effects: entry('ORGANISATION:read', 'GET', '/organisation/{key}/effects/{act}')
    .input(z.object({ key, act: z.enum(actsWithEffects) }))
    .output(effectsOutput),
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
        /** Products with unpublished changes, and with a plan: what stands in the way of turning a workflow off, and what that withdraws. */
        products: z.object({ changes: z.number().int(), plans: z.number().int() }),
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
    .input(notificationsInput)
    .output(notificationsOutput),
  rights: entry('WITHIN:read', 'GET', '/organisation/{key}/rights').input(z.object({ key })).output(explainedRights),
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
  presence: entry('ORGANISATION:read', 'PUT', '/organisation/{key}/presence', true).input(presenceInput).output(presenceOutput),
  leave: entry('ORGANISATION:read', 'DELETE', '/organisation/{key}/presence', true).input(z.object({ key })).output(leaveOutput),
  /** Plans and ends of publication: its own, and those of its products where these may be read. */
  upcoming: entry('ORGANISATION:read', 'GET', '/organisation/{key}/upcoming')
    .input(z.object({ key, weeks: weeksAhead }))
    .output(z.array(upcoming)),
  auditlog: entry('ORGANISATION:read', 'GET', '/organisation/{key}/auditlog').input(auditlogInput).output(auditlogOutput),
  revisions: entry('ORGANISATION:read', 'GET', '/organisation/{key}/revisions').input(revisionsInput).output(revisionsOutput),
  revision: entry('ORGANISATION:read', 'GET', '/organisation/{key}/revision/{number}').input(revisionInput).output(revisionOutput),
};
