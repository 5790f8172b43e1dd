import { z } from 'zod';
import { entry } from './entry.ts';
import { key, nothing } from './shapes.ts';

export const favouriteType = z.enum(['team', 'organisation', 'product']);

/** A record that somebody starred (specification point 3). The title is the record's newest one, as far as it may still be read. */
export const favouriteShape = z.object({
  type: favouriteType,
  key,
  title: z.string(),
  payload: z
    .record(z.string().max(60), z.string().max(500))
    .refine((payload) => Object.keys(payload).length <= 20)
    .default({}),
});

export const favourite = {
  list: entry('signed-in', 'GET', '/favorite').input(nothing).output(z.array(favouriteShape)),
  add: entry('signed-in', 'POST', '/favorite')
    .input(favouriteShape.extend({ title: z.string().max(500) }))
    .output(favouriteShape),
  remove: entry('signed-in', 'DELETE', '/favorite/{type}/{key}')
    .input(z.object({ type: z.string().toLowerCase().pipe(favouriteType), key }))
    .output(nothing),
};
