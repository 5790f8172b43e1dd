import { z } from 'zod';
import { entry } from './entry.ts';

const verdict = z.object({ verdict: z.enum(['ok', 'refused', 'unsure']) });

/** Questions to the outside world, asked while a form is filled in (point 5). An answer that takes too long is `unsure`. */
export const check = {
  email: entry('signed-in', 'POST', '/check/email')
    .input(z.object({ email: z.string().max(320) }))
    .output(verdict),
  url: entry('signed-in', 'POST', '/check/url')
    .input(z.object({ url: z.string().max(2000) }))
    .output(verdict),
};
