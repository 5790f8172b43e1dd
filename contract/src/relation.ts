import { sides } from '@bronhouder/domain/relations/labels.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { relationTypeContent } from './relation-type.ts';
import { count, key, nothing, person } from './shapes.ts';

const side = z.enum(sides);
const usedType = z.object({ key, ...relationTypeContent });
const named = z.object({ key, title: z.string(), city: z.string().nullable(), archived: z.boolean() });
const one = z.object({ organisation: key, relation: key, version: count });

const candidatesInput = z.object({ organisation: key, type: key, side, q: z.string().max(200).default('') });
export type CandidatesInput = z.output<typeof candidatesInput>;
const networkInput = z.object({ organisation: key, depth: z.coerce.number().int().min(1).max(2).default(1) });
export type NetworkInput = z.output<typeof networkInput>;

/** How organisations belong together (points 2 and 3). What the caller may not read is counted, never named. */
export const relation = {
  /** Grouped by type and by the side on which the organisation stands; the first rows of each group by name. */
  list: entry('ORGANISATION:read', 'GET', '/organisation/{organisation}/relation')
    .input(z.object({ organisation: key }))
    .output(
      z.object({
        groups: z.array(
          z.object({
            type: usedType,
            side,
            rows: z.array(z.object({ key, version: count, organisation: named, since: z.string(), by: person.nullable() })),
            /** How many may be read, and how many may not. */
            total: z.number().int(),
            hidden: z.number().int(),
          }),
        ),
        /** The types that can be used here. */
        types: z.array(usedType),
      }),
    ),
  /** Organisations to relate to: those at which the caller holds the right of the other side. */
  candidates: entry('ORGANISATION:read', 'GET', '/organisation/{organisation}/relation/candidates')
    .input(candidatesInput)
    .output(z.array(named.extend({ team: z.string(), standing: z.enum(['free', 'related', 'circle']) }))),
  /** What stands around an organisation, one or two steps away. */
  network: entry('ORGANISATION:read', 'GET', '/organisation/{organisation}/network')
    .input(networkInput)
    .output(
      z.object({
        nodes: z.array(named.extend({ step: z.number().int() })),
        edges: z.array(z.object({ key, type: key, source: key, target: key })),
        /** Organisations beside one of the nodes that may not be read, or are too many to draw. */
        hidden: z.array(z.object({ beside: key, type: key, side, count: z.number().int() })),
        types: z.array(usedType),
      }),
    ),
  /** Made at its source; the target needs `relationTo`. Of equals, either may be the source. */
  create: entry('ORGANISATION:relationFrom', 'POST', '/organisation/{organisation}/relation')
    .input(z.object({ organisation: key, type: key.nullable(), target: key.nullable() }))
    .output(z.object({ key, version: count })),
  /** Ended by the source. */
  remove: entry('ORGANISATION:relationFrom', 'DELETE', '/organisation/{organisation}/relation/{relation}').input(one).output(nothing),
  /** Ended by the target. */
  removeTo: entry('ORGANISATION:relationTo', 'DELETE', '/organisation/{organisation}/relation/{relation}/to').input(one).output(nothing),
};
