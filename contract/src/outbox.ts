import { z } from 'zod';
import { entry } from './entry.ts';
import { key, pageOf, paging } from './shapes.ts';

const mail = z.object({
  key,
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  at: z.string(),
  state: z.enum(['queued', 'sent', 'kept', 'failed']),
  failure: z.string().nullable(),
});

/** The mails of the tenant, for its administrators. Links with a token are shown without it. */
export const outbox = {
  list: entry('TEAM:settings', 'GET', '/outbox').input(z.object(paging)).output(pageOf(mail)),
  get: entry('TEAM:settings', 'GET', '/outbox/{key}')
    .input(z.object({ key }))
    .output(mail.extend({ text: z.string(), html: z.string() })),
};
