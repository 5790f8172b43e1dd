import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { typeConcerns } from '@bronhouder/domain/fields/definition.ts';
import { isWrittenType, type WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { typeChangeCodes } from '@bronhouder/domain/types/differences.ts';
import { typeEffects } from '@bronhouder/domain/types/effects.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { count, key, localised, nothing, person } from './shapes.ts';

const definition = z.custom<TypeDefinition>();
const concerns = z.enum(typeConcerns);
/** A type as somebody writes it; what is wrong with it is judged by the domain. */
const written = z.custom<WrittenType>(isWrittenType);
const seen = { key, version: count };

const change = z.object({
  code: z.enum(typeChangeCodes),
  path: z.string().optional(),
  label: localised.optional(),
  before: z.string().optional(),
  after: z.string().optional(),
});

/** A version of a type: when it was made, by whom (null: it came with the tenant), and what it changed of the one before. */
const typeVersion = z.object({ version: count, at: z.string(), by: person.nullable(), changes: z.array(change) });

/** What saving a type as written would do to the records that have it. */
const effects = z.object({
  /** Records that have the type, and how many of them hold a value that the change touches. */
  records: z.number().int(),
  touched: z.number().int(),
  /** Touched records that readers see now, and that get a problem: nobody can save them before it is solved. */
  publishedWithProblem: z.number().int(),
  changes: z.array(change),
  /** Per field: how many records it touches in which way. */
  fields: z.array(
    z.object({ field: z.string(), label: localised, effects: z.array(z.object({ effect: z.enum(typeEffects), records: count })) }),
  ),
  /** Some touched records that the caller may read. */
  examples: z.array(z.object({ key, title: z.string(), effects: z.array(z.enum(typeEffects)) })),
});

/**
 * The types of the tenant. Each whole, for everybody: the forms, the table of contents and the comparison follow from them. Kept by who
 * holds the right at the root team.
 */
export const type = {
  organisation: entry('signed-in', 'GET', '/type/organisation').input(nothing).output(z.array(definition)),
  product: entry('signed-in', 'GET', '/type/product').input(nothing).output(z.array(definition)),
  supplement: entry('signed-in', 'GET', '/type/supplement').input(nothing).output(z.array(definition)),
  /** Every type with how much there is of it. */
  list: entry('TEAM:settings', 'GET', '/type')
    .input(nothing)
    .output(
      z.array(
        z.object({
          ...seen,
          concerns,
          name: localised,
          icon: z.string(),
          category: z.string(),
          active: z.boolean(),
          removable: z.boolean(),
          fields: z.number().int(),
          /** Records that have it, archived ones too. */
          records: z.number().int(),
          savedAt: z.string(),
          savedBy: person.nullable(),
        }),
      ),
    ),
  get: entry('TEAM:settings', 'GET', '/type/{key}')
    .input(z.object({ key }))
    .output(z.object({ ...seen, concerns, definition, records: z.number().int(), versions: z.array(typeVersion) })),
  version: entry('TEAM:settings', 'GET', '/type/{key}/version/{number}')
    .input(z.object({ key, number: z.coerce.number().int().min(1) }))
    .output(typeVersion.extend({ definition })),
  create: entry('TEAM:settings', 'POST', '/type')
    .input(z.object({ concerns, type: written }))
    .output(z.object(seen)),
  /** Saves a new version. `confirmed`: what it does to records that hold values was looked at. */
  save: entry('TEAM:settings', 'PUT', '/type/{key}')
    .input(z.object({ ...seen, type: written, confirmed: z.boolean().default(false) }))
    .output(z.object(seen)),
  effects: entry('TEAM:settings', 'POST', '/type/{key}/effects', true)
    .input(z.object({ key, type: written }))
    .output(effects),
};
