import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { mostExceptions } from '@bronhouder/domain/fields/opening-exceptions.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import { z } from 'zod';
import { key } from './shapes.ts';

/** A day or a time as it was typed: the domain says what is wrong with it. */
const typed = z.string().max(20);
const words = z.string().max(500);
const weekday = z.enum(weekdays);
/** As large as the database counts; the domain says which numbers are meant. */
const number = z.number().min(-2_147_483_648).max(2_147_483_647);

/** From when to when. */
export const span = z.object({ startDate: typed, startTime: typed, endDate: typed, endTime: typed });

const repeated = { interval: number, until: z.object({ date: typed, time: typed }) };
const ordinal = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const repetition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('daily'), ...repeated }),
  z.object({ type: z.literal('weekly'), ...repeated, weekdays: z.array(weekday).max(7) }),
  z.object({ type: z.literal('monthly'), ...repeated, day: number }),
  z.object({ type: z.literal('yearly'), ...repeated, day: number, month: number }),
  z.object({
    type: z.literal('relative'),
    ...repeated,
    ordinal,
    on: z.union([weekday, z.literal('workday')]),
    month: number.nullable(),
  }),
]);

const change = z.discriminatedUnion('kind', [
  z.object({ on: typed, kind: z.literal('cancelled'), reason: words }),
  z.object({ on: typed, kind: z.literal('moved'), span, location: key.nullable(), reason: words }),
]);

const meeting = z.object({
  id: z.string().min(1).max(40),
  name: z.string().max(200),
  span,
  location: key.nullable(),
  cancelled: z.object({ reason: words }).nullable(),
});

/** What becomes of one meeting is found by its id. */
const meetings = z
  .array(meeting)
  .max(500)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);

const slots = z.array(z.object({ from: typed, till: typed })).max(20);
const hours = z.object({
  week: z.partialRecord(weekday, slots),
  exceptions: z
    .array(
      z.object({
        from: typed,
        till: z.exactOptional(typed),
        slots,
        reason: z.exactOptional(words),
      }),
    )
    .max(mostExceptions),
});

/** When it takes place: the shape only. What is wrong with days, times and numbers the domain says, at the field. */
export const timing: z.ZodType<Timing> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dates'), span, repetition, changes: z.array(change).max(4000) }),
  z.object({ kind: z.literal('series'), meetings }),
  z.object({ kind: z.literal('hours'), from: typed, till: typed, hours }),
]);
