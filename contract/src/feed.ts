import { feedSubjects } from '@bronhouder/domain/agenda/feed.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { day, key, nothing, person } from './shapes.ts';

/** What a feed is the agenda of: the organisation itself, or a product or a location in its agenda. */
const subject = { about: z.enum(feedSubjects), of: key };

const feedShape = z.object({
  key,
  ...subject,
  /** What it is the agenda of, as that is called now. */
  title: z.string(),
  /** For whom or what it is, as its makers call it. */
  name: z.string(),
  createdAt: z.string(),
  createdBy: person.nullable(),
  /** The last day on which a calendar read it. */
  usedOn: day.nullable(),
  revoked: z.object({ at: z.string(), by: person.nullable() }).nullable(),
});
export type Feed = z.output<typeof feedShape>;

/** Secret addresses at which calendars read the agenda that readers see (decisions, 5), made at an organisation, whose rights decide. */
export const feed = {
  /** Those that answer, the newest first, then those that were revoked. */
  list: entry('AGENDA:read', 'GET', '/organisation/{organisation}/feed')
    .input(z.object({ organisation: key }))
    .output(z.object({ feeds: z.array(feedShape), actions: z.array(z.string()) })),
  /** `address` is told this once: the portal keeps nothing from which it could be read again. */
  create: entry('AGENDA:update', 'POST', '/organisation/{organisation}/feed')
    .input(z.object({ organisation: key, ...subject, name: z.string().max(500) }))
    .output(z.object({ key, address: z.string() })),
  /** From then on the address answers no more. */
  revoke: entry('AGENDA:update', 'POST', '/organisation/{organisation}/feed/{feed}/revocation')
    .input(z.object({ organisation: key, feed: key }))
    .output(nothing),
  /** One item as an iCalendar file, as its editors see it, whether or not readers do. */
  item: entry('AGENDA:read', 'GET', '/agenda/item/{key}/ics')
    .route({ outputStructure: 'detailed' })
    .input(z.object({ key }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
