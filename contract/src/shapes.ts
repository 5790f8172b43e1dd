import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { z } from 'zod';

export const key = z.uuid();
export const instant: z.ZodType<Instant, Instant> = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
/** A number that counts: of a revision, or of the writes of a record. As large as the database counts. */
export const count = z.number().int().min(0).max(2_147_483_647);
/** A day of the calendar, from the year 1: there is no year 0. */
export const day = z.iso.date().refine((text) => text >= '0001');
export const localised = z.object({ nl: z.string(), en: z.string() });
/** Somebody, as shown beside what they did. Null name: a former user. */
export const person = z.object({ key, name: z.string().nullable() });

/** The content of a record as JSON. Its fields follow from the record's types and are checked by the domain, not here. */
export const content = z.custom<Content>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

/** A list in a query string: absent, one value, or several. */
export const several = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(item));

/** Whether, in a query string. */
export const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** Which part of a list: `page` counts from 1. */
export const paging = { page: z.coerce.number().int().min(1).default(1), size: z.coerce.number().int().min(1).max(100).default(25) };
/** A part of a list, with how many there are in all. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ rows: z.array(item), total: z.number().int() });

export const nothing: z.ZodType<object, object> = z.object({});

/** What a text needs to be filled in. */
export const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
