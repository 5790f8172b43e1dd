import { z } from 'zod';
import { entry } from './entry.ts';
import { count, day, key, nothing, person, values } from './shapes.ts';

/** Point 3, 'ISIL code'. The start date is empty while nobody filled it in. */
const written = {
  code: z.string().max(100),
  startDate: z.union([day, z.literal('')]),
  original: z.boolean(),
  current: z.boolean(),
};
const one = { organisation: key, isil: key };
const saved = z.object({ key, version: count });

/** The codes by which the library world knows an organisation. At most one is the original, at most one the current. */
export const isil = {
  list: entry('ORGANISATION:read', 'GET', '/organisation/{organisation}/isil')
    .input(z.object({ organisation: key }))
    .output(
      z.object({
        /** The current one first, then the newest. */
        codes: z.array(z.object({ key, ...written, version: count, updatedAt: z.string(), updatedBy: person.nullable() })),
        /** What happened to the codes, newest first, from the log. */
        history: z.array(z.object({ key, at: z.string(), by: person.nullable(), act: z.string(), values })),
      }),
    ),
  create: entry('ORGANISATION:update', 'POST', '/organisation/{organisation}/isil')
    .input(z.object({ organisation: key, ...written }))
    .output(saved),
  save: entry('ORGANISATION:update', 'PUT', '/organisation/{organisation}/isil/{isil}')
    .input(z.object({ ...one, version: count, ...written }))
    .output(saved),
  makeCurrent: entry('ORGANISATION:update', 'POST', '/organisation/{organisation}/isil/{isil}/current')
    .input(z.object({ ...one, version: count }))
    .output(saved),
  remove: entry('ORGANISATION:update', 'DELETE', '/organisation/{organisation}/isil/{isil}')
    .input(z.object({ ...one, version: count }))
    .output(nothing),
};
