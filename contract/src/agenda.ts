import { z } from 'zod';
import { entry } from './entry.ts';
import { auditlogInput, auditlogOutput, seen } from './publication.ts';
import { count, day, flag, key, nothing, pageOf, paging, person, several } from './shapes.ts';
import { span, timing } from './timing.ts';

const named = z.object({ key, title: z.string() });
const wall = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

export const agendaKinds = ['dates', 'series', 'hours'] as const;
const kind = z.enum(agendaKinds);

/** Whether readers see it, and if not why: its product or organisation is not shown, or the product is not shared with it any more. */
const shown = z.enum(['yes', 'product', 'organisation', 'unshared']);

/** An agenda item as its dialog needs it (specification point 3). */
export const agendaItem = z.object({
  key,
  version: count,
  /** The number of its newest revision: what a save names as where it started. */
  working: count,
  organisation: named,
  /** `shared`: it is a product of another organisation. */
  product: named.extend({ shared: z.boolean() }),
  location: named,
  timing,
  shown,
  savedAt: z.string(),
  savedBy: person.nullable(),
  /** Its organisation is: then its agenda can only be read. */
  archived: z.boolean(),
  /** What the caller may do in its organisation's agenda: rights without their area. */
  actions: z.array(z.string()),
});

/** One time that an item takes place: see `Occurrence` of the domain. Times by the clock of the tenant's zone, and as ISO with their offset. */
export const agendaOccurrence = z.object({
  item: key,
  at: z.string(),
  start: wall,
  end: wall,
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(['planned', 'moved', 'cancelled']),
  name: z.string(),
  reason: z.string(),
  /** Where, if that differs from the item's. */
  location: named.nullable(),
  /** Why its location is closed on that day. */
  closed: z.string().nullable(),
});

/** What a calendar needs of an item that takes place in it. */
export const agendaEntry = z.object({
  key,
  version: count,
  kind,
  /** It comes back, so that a change asks: only this one, this and the following, or all. */
  repeats: z.boolean(),
  organisation: named,
  product: named,
  location: named,
  shown,
  actions: z.array(z.string()),
});

const scope = {
  team: key.optional(),
  beneath: flag.default(true),
  organisation: key.optional(),
  product: key.optional(),
  location: key.optional(),
};

/** The longest window that is asked for at once, in days. */
const longestWindow = 400;
/** Days of the tenant's zone, both included. */
type Days = { from: string; till: string };
const inOrder = ({ from, till }: Days): boolean => {
  const days = (Date.parse(till) - Date.parse(from)) / 86_400_000 + 1;
  // What is no day is said at that day.
  return Number.isNaN(days) || (days >= 1 && days <= longestWindow);
};
const orderly = { path: ['till'] };

const agendaWindow = z
  .object({ ...scope, from: day, till: day, products: several(key), locations: several(key), kinds: several(kind) })
  .refine(inOrder, orderly);
export type AgendaWindow = z.output<typeof agendaWindow>;

/** Which times an act is about: only the one that is named, it and the following, or all. */
const which = z.enum(['this', 'following', 'all']);
const at = z.string().max(40);

/** What a write answers: where the item stands now. `split`: the new item that this and the following became. */
const standing = z.object({ key, version: count, working: count, split: key.nullable() });

/** When products take place (specification points 3, 5 and 9, decisions 5). */
export const agenda = {
  /** All times in a window of days, by start; at most 5,000, of which `more` tells. */
  occurrences: entry('AGENDA:read', 'GET', '/agenda')
    .input(agendaWindow)
    .output(z.object({ occurrences: z.array(agendaOccurrence), items: z.array(agendaEntry), more: z.boolean() })),
  /** What else takes place at a location, whoever's it is: without a title where the caller may not read the item. */
  busy: entry('SUPPLEMENT:use', 'GET', '/agenda/busy')
    .input(z.object({ location: key, from: day, till: day, except: key.optional() }).refine(inOrder, orderly))
    .output(z.array(z.object({ item: key.nullable(), title: z.string().nullable(), start: wall, end: wall }))),
  /** Products that an organisation can put into its agenda: its own, and those of others that it shows. */
  products: entry('PRODUCT:useInAgenda', 'GET', '/organisation/{key}/agenda/products')
    .input(z.object({ key, q: z.string().max(200).default(''), ...paging }))
    .output(pageOf(named.extend({ type: key, shared: z.boolean() }))),
  /** Where it can take place: own supplements that have a place or are in one; of a `product` that another one shares, also those that it names. */
  locations: entry('SUPPLEMENT:use', 'GET', '/organisation/{key}/agenda/locations')
    .input(z.object({ key, product: key.optional(), q: z.string().max(200).default(''), ...paging }))
    .output(
      pageOf(
        named.extend({
          type: key,
          shared: z.boolean(),
          closing: z.object({ from: day, till: day.nullable(), reason: z.string() }).nullable(),
        }),
      ),
    ),
  get: entry('AGENDA:read', 'GET', '/agenda/item/{key}').input(z.object({ key })).output(agendaItem),
  create: entry('AGENDA:entryCreate', 'POST', '/agenda/item')
    .input(z.object({ organisation: key, product: key.nullable(), location: key.nullable(), timing }))
    .output(standing),
  /** `revision`: the one that the dialog started from. Changes of different parts are merged, of the same part refused as a conflict. */
  save: entry('AGENDA:update', 'PUT', '/agenda/item/{key}')
    .input(z.object({ key, revision: count, product: key.nullable(), location: key.nullable(), timing }))
    .output(standing.extend({ merged: z.array(z.string()), unchanged: z.boolean() })),
  /** Moves one time (and those that follow, or all) to another span, and to another place if one is named. */
  move: entry('AGENDA:update', 'POST', '/agenda/item/{key}/move')
    .input(z.object({ ...seen, at, which, span, location: key.nullable().default(null), reason: z.string().max(500).default('') }))
    .output(standing),
  cancel: entry('AGENDA:update', 'POST', '/agenda/item/{key}/cancellation')
    .input(z.object({ ...seen, at, which: z.enum(['this', 'following']), reason: z.string().max(500).default('') }))
    .output(standing),
  /** Puts a moved or cancelled time back to what the pattern says. */
  resume: entry('AGENDA:update', 'DELETE', '/agenda/item/{key}/cancellation')
    .input(z.object({ ...seen, at }))
    .output(standing),
  /** Takes back the newest write of an item, as long as nothing was written since: also the new item that it split off. */
  undo: entry('AGENDA:update', 'POST', '/agenda/item/{key}/undo').input(z.object(seen)).output(standing),
  erase: entry('AGENDA:delete', 'DELETE', '/agenda/item/{key}').input(z.object(seen)).output(nothing),
  auditlog: entry('AGENDA:read', 'GET', '/agenda/item/{key}/auditlog').input(auditlogInput).output(auditlogOutput),
};
