import type { Address } from '@bronhouder/domain/fields/value.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { fileReference } from './file.ts';
import {
  auditlogInput,
  auditlogOutput,
  effectsOutput,
  facet,
  leaveOutput,
  notificationsInput,
  notificationsOutput,
  presenceInput,
  presenceOutput,
  revisionInput,
  revisionOutput,
  revisionsInput,
  revisionsOutput,
  seen,
  typeReference,
} from './publication.ts';
import { content, count, day, flag, key, nothing, pageOf, paging, person, several } from './shapes.ts';

const organisationName = z.object({ key, title: z.string() });

/** When a supplement is closed, and why: days of the tenant's zone, both included; no end: until further notice. */
export const closing = z.object({ from: day, till: day.nullable(), reason: z.string() });

/** What lists, tiles and maps show of a supplement beside its title: the first value of each kind, whatever its fields are called. */
const summary = z.object({
  gps: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  address: z.custom<Address>().nullable(),
  picture: fileReference.nullable(),
  file: fileReference.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** A supplement as its screens need it: `working` is the number of the revision in `content`, `version` counts every write. */
export const supplementShape = z.object({
  key,
  title: z.string(),
  organisation: organisationName,
  type: typeReference,
  version: count,
  working: count,
  content,
  closing: closing.nullable(),
  /** How many records use it, those that the reader may not read included. */
  uses: count,
  /** Some of them show it to readers, or will: then it is saved only without problems. */
  shown: z.boolean(),
  /** Its organisation is archived: it can only be read. */
  archived: z.boolean(),
  savedAt: z.string(),
  savedBy: person.nullable(),
  createdAt: z.string(),
  actions: z.array(z.string()),
  notifications: z.boolean(),
});

export const supplementRow = z.object({
  key,
  title: z.string(),
  type: key,
  organisation: organisationName,
  closing: closing.nullable(),
  summary,
  uses: count,
  savedAt: z.string(),
  savedBy: person.nullable(),
});

/** What a write answers: where the supplement stands now. */
const standing = z.object({ key, version: count, working: count });

const closingStates = ['open', 'upcoming', 'closed'] as const;
const filterShape = {
  organisation: key.optional(),
  types: several(key),
  q: z.string().max(200).default(''),
  closing: z.enum(closingStates).optional(),
  used: z.enum(['yes', 'no']).optional(),
};
const supplementFilter = z.object(filterShape);
export type SupplementFilter = z.output<typeof supplementFilter>;
export const supplementSorts = ['title', 'type', 'uses', 'savedAt'] as const;
const supplementList = supplementFilter.extend({
  ...paging,
  sort: z.enum(supplementSorts).default('title'),
  descending: flag.default(false),
});
export type SupplementList = z.output<typeof supplementList>;

/**
 * Which of its revisions name the supplement; `location`: as its own location of a product that it shows along. Of an agenda item: whether it
 * has coming dates there, that readers see (`shown`) or do not see now, or past ones only.
 */
const useRevision = z.enum(['working', 'published', 'planned', 'location', 'shown', 'coming', 'past']);
const useKind = z.enum(['organisation', 'product', 'supplement', 'agenda']);
const use = z.object({ kind: useKind, key, title: z.string(), organisation: organisationName, revisions: z.array(useRevision) });

const replaced = z.object({
  kind: useKind,
  key,
  title: z.string(),
  organisation: organisationName,
  /** waiting: replaced in the newest version, but readers see the old one until that is published. */
  outcome: z.enum(['replaced', 'published', 'waiting', 'refused']),
  /** Of refused: why; of waiting: why it was not published, where that was asked. */
  reason: z.object({ code: z.string(), message: z.string() }).nullable(),
});

/** The library of an organisation: locations, persons, images, documents, rooms … (specification points 1 and 3). */
export const supplement = {
  list: entry('SUPPLEMENT:read', 'GET', '/supplement').input(supplementList).output(pageOf(supplementRow)),
  /** How many there are of each choice of a filter, the other filters as they are. */
  counts: entry('SUPPLEMENT:read', 'GET', '/supplement/counts')
    .input(supplementFilter)
    .output(z.object({ types: z.array(facet), closing: z.array(facet), used: z.array(facet) })),
  /** All that have a place on the map, whatever page of the list they are on; of more than 20,000 the first by title. */
  points: entry('SUPPLEMENT:read', 'GET', '/supplement/points')
    .input(supplementFilter)
    .output(
      z.array(z.object({ key, title: z.string(), type: key, latitude: z.number(), longitude: z.number(), closing: closing.nullable() })),
    ),
  /** What records that the caller may read call their supplements. Those it may not know of are left out. */
  titles: entry('signed-in', 'GET', '/supplement/titles')
    .input(z.object({ keys: several(key).pipe(z.array(key).max(200)) }))
    .output(
      z.array(
        z.object({
          key,
          title: z.string(),
          type: key,
          organisation: organisationName,
          closing: closing.nullable(),
          /** Its own closing and those of what it is in, as a room in a building: it is closed along. */
          closings: z.array(closing),
          /** What a card in a form shows of it. */
          summary,
          /** May be opened by the caller, its picture and files too, not only named. */
          readable: z.boolean(),
        }),
      ),
    ),
  get: entry('SUPPLEMENT:read', 'GET', '/supplement/{key}').input(z.object({ key })).output(supplementShape),
  create: entry('SUPPLEMENT:create', 'POST', '/supplement')
    .input(z.object({ organisation: key, type: key, content }))
    .output(standing),
  save: entry('SUPPLEMENT:update', 'PUT', '/supplement/{key}')
    .input(
      z.object({
        key,
        /** The revision that the form started from. */
        revision: count,
        type: typeReference,
        content,
      }),
    )
    .output(standing.extend({ content, merged: z.array(z.string()), mergedFrom: person.nullable(), unchanged: z.boolean() })),
  /** Refused in use: `uses` says where. */
  erase: entry('SUPPLEMENT:delete', 'DELETE', '/supplement/{key}').input(z.object(seen)).output(nothing),
  /** Where it is used: by name what the caller may read, the others counted in `hidden`. */
  uses: entry('SUPPLEMENT:read', 'GET', '/supplement/{key}/uses')
    .input(z.object({ key, ...paging }))
    .output(pageOf(use).extend({ hidden: count })),
  /** What may take its place: of the same organisation and type, by title. */
  replacements: entry('SUPPLEMENT:use', 'GET', '/supplement/{key}/replacements')
    .input(z.object({ key, q: z.string().max(200).default(''), ...paging }))
    .output(pageOf(z.object({ key, title: z.string(), closing: closing.nullable(), summary }))),
  /**
   * Puts another one in its place wherever it is used: in each record by a save of its own, with the rights and the trace that such a
   * save has. What the caller may not read is left alone, and counted in `hidden`. `publish`: what is published now is
   * published anew with it, where the caller may. `evenIfClosed`: also one that is closed. `only`: in these of its uses, so that
   * thousands can be done some at a time.
   */
  replace: entry('SUPPLEMENT:use', 'POST', '/supplement/{key}/replacement')
    .input(
      z.object({
        key,
        by: key,
        publish: z.boolean().default(false),
        evenIfClosed: z.boolean().default(false),
        only: z
          .array(z.object({ kind: useKind, key, organisation: key }))
          .max(100)
          .optional(),
      }),
    )
    .output(z.object({ items: z.array(replaced), hidden: count })),
  close: entry('SUPPLEMENT:update', 'POST', '/supplement/{key}/closing')
    .input(z.object({ ...seen, from: day, till: day.nullable().default(null), reason: z.string().max(500) }))
    .output(standing.extend({ closing: closing.nullable() })),
  open: entry('SUPPLEMENT:update', 'DELETE', '/supplement/{key}/closing')
    .input(z.object(seen))
    .output(standing.extend({ closing: closing.nullable() })),
  /** What closing (from a day on, until a day) or erasing it would touch, counted and named. */
  effects: entry('SUPPLEMENT:read', 'GET', '/supplement/{key}/effects/{act}')
    .input(z.object({ key, act: z.enum(['close', 'erase']), from: day.optional(), till: day.optional() }))
    .output(effectsOutput),
  notifications: entry('SUPPLEMENT:read', 'PUT', '/supplement/{key}/notifications').input(notificationsInput).output(notificationsOutput),
  presence: entry('SUPPLEMENT:read', 'PUT', '/supplement/{key}/presence', true).input(presenceInput).output(presenceOutput),
  leave: entry('SUPPLEMENT:read', 'DELETE', '/supplement/{key}/presence', true).input(z.object({ key })).output(leaveOutput),
  auditlog: entry('SUPPLEMENT:read', 'GET', '/supplement/{key}/auditlog').input(auditlogInput).output(auditlogOutput),
  revisions: entry('SUPPLEMENT:read', 'GET', '/supplement/{key}/revisions').input(revisionsInput).output(revisionsOutput),
  revision: entry('SUPPLEMENT:read', 'GET', '/supplement/{key}/revision/{number}').input(revisionInput).output(revisionOutput),
  upload: entry('SUPPLEMENT:update', 'POST', '/supplement/{key}/file')
    .input(z.object({ key, field: z.string().max(200), file: z.file() }))
    .output(fileReference),
  download: entry('SUPPLEMENT:read', 'GET', '/supplement/{key}/file/{file}')
    .route({ outputStructure: 'detailed' })
    .input(z.object({ key, file: key, width: z.coerce.number().int().min(16).max(2000).optional() }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
