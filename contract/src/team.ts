import { z } from 'zod';
import { entry } from './entry.ts';
import { key } from './shapes.ts';

export const team = {
  get: entry('TEAM:read', 'GET', '/team/{key}')
    .input(z.object({ key }))
    .output(
      z.object({
        key,
        name: z.string(),
        comment: z.string(),
        parent: key.nullable(),
        subteams: z.array(z.object({ key, name: z.string(), organisations: z.number().int() })),
        /** Organisations beneath, by main state. */
        states: z.array(z.object({ state: z.string(), count: z.number().int() })),
        actions: z.array(z.string()),
      }),
    ),
};
