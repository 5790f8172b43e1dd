import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { z } from 'zod';
import { auditEntry } from './audit.ts';
import { content, count, day, instant, key, nothing, pageOf, paging, person, several, values } from './shapes.ts';

/** What organisations and products share: where they stand, the acts of publication, their history, and who has them open. */
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

export const typeReference = z.object({ key, version: count });

/** The record, and the newest write of it that whoever acts has seen. */
export const seen = { key, version: count };

/** What a write answers: where the record stands now. */
export const standing = z.object({ key, version: z.number().int(), facts });

/** What is saved, beside the types that the form was made of. */
export const saveInput = z.object({
  key,
  /** The revision that the form started from. */
  revision: count,
  state: z.enum(['concept', 'ready']),
  content,
});
export const saved = standing.extend({ content, merged: z.array(z.string()), mergedFrom: person.nullable(), unchanged: z.boolean() });

export const planInput = z.object({ ...seen, from: instant, till: instant.nullable().default(null), replace: z.boolean().default(false) });

/** What an act would touch: a code with a text, counted and named. */
export const effectsOutput = z.array(z.object({ code: z.string(), count: z.number().int(), names: z.array(z.string()), values }));

export const notificationsInput = z.object({ key, on: z.boolean() });
export const notificationsOutput = z.object({ on: z.boolean() });

export const presenceInput = z.object({ key, section: z.string().max(80).nullable(), editing: z.boolean() });
export const presenceOutput = z.object({
  version: z.number().int(),
  revision: z.number().int(),
  savedBy: person.nullable(),
  savedAt: z.string(),
  others: z.array(z.object({ key, name: z.string(), section: z.string().nullable(), editing: z.boolean(), since: z.string() })),
});
export const leaveOutput = nothing;

export const auditlogInput = z.object({
  key,
  ...paging,
  acts: several(z.string().max(40)),
  by: key.optional(),
  from: day.optional(),
  till: day.optional(),
});
export type AuditlogInput = z.output<typeof auditlogInput>;
export const auditlogOutput = pageOf(auditEntry).extend({ acts: z.array(z.string()), people: z.array(person) });

export const revisionsInput = z.object({ key, ...paging });
export const revisionsOutput = pageOf(
  z.object({ number: z.number().int(), at: z.string(), by: person.nullable(), fields: z.array(z.string()), title: z.string() }),
);
export const revisionInput = z.object({ key, number: z.coerce.number().pipe(count) });
/** `types`: the versions that the record had then; a product has one. */
export const revisionOutput = z.object({
  number: z.number().int(),
  at: z.string(),
  by: person.nullable(),
  types: z.array(typeReference),
  content,
});

/** One choice of a filter, and how many records it would leave. */
export const facet = z.object({ value: z.string(), count: z.number().int() });
