import { longestTitle } from '@bronhouder/domain/fields/title.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { fileReference } from './file.ts';
import { typeChoice } from './place.ts';
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
import { content, day, flag, instant, key, nothing, pageOf, paging, person, several } from './shapes.ts';

/** An organisation of the reader's own to which a product of another was offered, or that shows it. */
const shownThrough = z.array(z.object({ key, title: z.string(), state: z.enum(['offered', 'accepted']) }));

/**
 * A product as its screens need it. Workflow, online and deactivated among its facts are those of its organisation, archived is its
 * own or that of its organisation.
 */
export const productShape = z.object({
  key,
  title: z.string(),
  /** The managing owner. `archived`: the owner itself is, so that the product cannot be restored before it. */
  organisation: z.object({ key, title: z.string(), archived: z.boolean() }),
  version: z.number().int(),
  type: typeReference,
  content,
  facts,
  savedAt: z.string(),
  savedBy: person.nullable(),
  createdAt: z.string(),
  archivedBy: person.nullable(),
  /** The note of the last depublication, also of one that lies ahead. */
  depublicationNote: z.string().nullable(),
  /** What may be done at the owner; of a product that is only shown here, nothing. */
  actions: z.array(z.string()),
  notifications: z.boolean(),
  /** How many organisations show it as co-organiser. */
  sharedWith: z.number().int(),
  /** Where else the reader finds it: how who holds no right at the owner comes to see it, read-only. */
  shownThrough,
  /** The teams beneath which the reader finds it, by either. */
  teams: z.array(key),
});

export const productRow = z.object({
  key,
  title: z.string(),
  organisation: z.object({ key, title: z.string() }),
  type: key,
  facts,
  savedAt: z.string(),
  savedBy: person.nullable(),
  sharedWith: z.number().int(),
  shownThrough,
});

export const productSorts = ['title', 'organisation', 'savedAt'] as const;
const productFilter = z.object({
  /** Products of organisations of this team, and those that they show. */
  team: key.optional(),
  beneath: flag.default(true),
  /** Products of this organisation, and those that it shows. */
  organisation: key.optional(),
  /** Own products only, those of others that are shown or were offered, or all. */
  shared: z.enum(['own', 'shared', 'all']).default('all'),
  q: z.string().max(200).default(''),
  states: several(z.string().max(40)),
  types: several(key),
  archived: z.enum(['without', 'with', 'only']).default('without'),
  changedFrom: day.optional(),
  changedTill: day.optional(),
});
/** Which products a list is about. States are those of the domain; dates are of the tenant's zone, both included. */
export type ProductFilter = z.output<typeof productFilter>;
const productList = productFilter.extend({ ...paging, sort: z.enum(productSorts).default('title'), descending: flag.default(false) });
export type ProductList = z.output<typeof productList>;

const actsWithEffects = ['depublish', 'archive', 'erase', 'publish', 'plan'] as const;

export const product = {
  list: entry('PRODUCT:read', 'GET', '/product').input(productList).output(pageOf(productRow)),
  counts: entry('PRODUCT:read', 'GET', '/product/counts')
    .input(productFilter)
    .output(z.object({ states: z.array(facet), types: z.array(facet), archived: z.array(facet), shared: z.array(facet) })),
  /** What a product made at an organisation may be: the types that its team allows, of which an inactive one cannot be chosen. */
  creation: entry('PRODUCT:create', 'GET', '/product/creation')
    .input(z.object({ organisation: key }))
    .output(
      z.object({
        types: z.array(typeChoice),
        workflow: z.boolean(),
        /** Whoever makes one here may fill in protected fields. */
        fieldAdmin: z.boolean(),
      }),
    ),
  /** Products of one organisation that are called almost so, the likest first: they may be the same one. Archived ones are no longer it. */
  similar: entry('PRODUCT:read', 'GET', '/product/similar')
    .input(z.object({ organisation: key, title: z.string().max(500).default('') }))
    .output(z.array(z.object({ key, title: z.string(), type: key, facts }))),
  get: entry('PRODUCT:read', 'GET', '/product/{key}').input(z.object({ key })).output(productShape),
  create: entry('PRODUCT:create', 'POST', '/product')
    .input(z.object({ organisation: key, type: key, content }))
    .output(standing),
  save: entry('PRODUCT:update', 'PUT', '/product/{key}')
    .input(saveInput.extend({ type: typeReference }))
    .output(saved),
  /** What it can become: the types that the team of its owner allows, of which an inactive one cannot be chosen. */
  typeChoices: entry('PRODUCT:update', 'GET', '/product/{key}/types').input(z.object({ key })).output(z.array(typeChoice)),
  /** Another type, with what of the content fits it, as a new revision and a concept. */
  changeType: entry('PRODUCT:update', 'PUT', '/product/{key}/type')
    .input(z.object({ ...seen, type: typeReference }))
    .output(standing),
  publish: entry('PRODUCT:publish', 'POST', '/product/{key}/publication').input(z.object(seen)).output(standing),
  plan: entry('PRODUCT:publish', 'POST', '/product/{key}/plan').input(planInput).output(standing),
  withdrawPlan: entry('PRODUCT:publish', 'DELETE', '/product/{key}/plan').input(z.object(seen)).output(standing),
  /** The note may be left out. */
  depublish: entry('PRODUCT:publish', 'POST', '/product/{key}/depublication')
    .input(z.object({ ...seen, note: z.string().max(2000).default(''), from: instant.nullable().default(null) }))
    .output(standing),
  cancelEnd: entry('PRODUCT:publish', 'DELETE', '/product/{key}/depublication').input(z.object(seen)).output(standing),
  archive: entry('PRODUCT:delete', 'POST', '/product/{key}/archive').input(z.object(seen)).output(standing),
  restore: entry('PRODUCT:delete', 'DELETE', '/product/{key}/archive').input(z.object(seen)).output(standing),
  erase: entry('PRODUCT:delete', 'DELETE', '/product/{key}')
    .input(z.object({ ...seen, title: z.string().max(2 * longestTitle) }))
    .output(nothing),
  effects: entry('PRODUCT:read', 'GET', '/product/{key}/effects/{act}')
    .input(z.object({ key, act: z.enum(actsWithEffects) }))
    .output(effectsOutput),
  notifications: entry('PRODUCT:read', 'PUT', '/product/{key}/notifications').input(notificationsInput).output(notificationsOutput),
  presence: entry('PRODUCT:read', 'PUT', '/product/{key}/presence', true).input(presenceInput).output(presenceOutput),
  leave: entry('PRODUCT:read', 'DELETE', '/product/{key}/presence', true).input(z.object({ key })).output(leaveOutput),
  auditlog: entry('PRODUCT:read', 'GET', '/product/{key}/auditlog').input(auditlogInput).output(auditlogOutput),
  revisions: entry('PRODUCT:read', 'GET', '/product/{key}/revisions').input(revisionsInput).output(revisionsOutput),
  revision: entry('PRODUCT:read', 'GET', '/product/{key}/revision/{number}').input(revisionInput).output(revisionOutput),
  /** `field` names the file field it is for, whose limits are checked before anything is stored. */
  upload: entry('PRODUCT:update', 'POST', '/product/{key}/file')
    .input(z.object({ key, field: z.string().max(200), file: z.file() }))
    .output(fileReference),
  download: entry('PRODUCT:read', 'GET', '/product/{key}/file/{file}')
    .route({ outputStructure: 'detailed' })
    .input(z.object({ key, file: key, width: z.coerce.number().int().min(16).max(2000).optional() }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
