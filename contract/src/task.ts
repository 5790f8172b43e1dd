import { z } from 'zod';
import { entry } from './entry.ts';
import { taskSummary } from './session.ts';
import { key, nothing } from './shapes.ts';

/** Something a user is asked to do or to take note of. */
export const task = {
  list: entry('signed-in', 'GET', '/task').input(nothing).output(z.array(taskSummary)),
  get: entry('signed-in', 'GET', '/task/{uuid}')
    .input(z.object({ uuid: key }))
    .output(taskSummary.extend({ doneAt: z.string().nullable() })),
  complete: entry('signed-in', 'POST', '/task/{uuid}/completion')
    .input(z.object({ uuid: key }))
    .output(nothing),
};
