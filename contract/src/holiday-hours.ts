import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { day, key, localised, pageOf, paging, values } from './shapes.ts';

/** Opening hours that can be changed: a field of an organisation, or an item of its agenda. */
const about = { kind: z.enum(['field', 'item']), key, field: z.string().max(100).nullable() };

const target = z.object({
  ...about,
  /** Of a field its label. */
  label: localised.nullable(),
  /** Of an item what takes place, and where. */
  product: z.string().nullable(),
  location: z.string().nullable(),
  /** The week, and what is different since a year before the window. */
  hours: z.custom<OpeningHours>(),
  /** Between which days they hold; null: always. */
  from: day.nullable(),
  till: day.nullable(),
  /** Why the caller cannot change them, as the code of a refusal. */
  against: z.string().nullable(),
  /** What readers see of a change: nothing yet, at once, once it is published (which the caller may), or when somebody else publishes. */
  readers: z.enum(['hidden', 'atOnce', 'onPublishing', 'later']),
});

const change = z.object({
  from: day,
  till: day,
  slots: z.array(z.object({ from: z.string().max(20), till: z.string().max(20) })).max(48),
  reason: z.string().max(200),
  /** Also on days about which something is said already. */
  over: z.boolean(),
});

/** The hours of holidays of all organisations beneath a team at once. */
export const holidayHours = {
  /** Organisations beneath the team that the caller may read, by title, with the opening hours that they have; archived ones are left out. */
  list: entry('TEAM:bulkMutations', 'GET', '/team/{key}/holidayhours')
    .input(z.object({ key, from: day, till: day, ...paging }))
    .output(pageOf(z.object({ key, title: z.string(), team: z.string(), targets: z.array(target) }))),
  /** Changes hours on some days, each with its own right and its own answer; at most 100 in one call. `publish`: also publishes where possible. */
  save: entry('TEAM:bulkMutations', 'POST', '/team/{key}/holidayhours')
    .input(
      z.object({
        key,
        publish: z.boolean(),
        targets: z
          .array(z.object({ ...about, changes: z.array(change).min(1).max(60) }))
          .min(1)
          .max(100),
      }),
    )
    .output(
      z.array(
        z.object({
          ...about,
          /** `waiting`: saved, and readers see it when it is published. */
          outcome: z.enum(['saved', 'published', 'waiting', 'unchanged', 'refused']),
          /** Why it was refused, or has to wait, in the language of the user. */
          reasons: z.array(z.object({ code: z.string(), values, message: z.string() })),
        }),
      ),
    ),
};
