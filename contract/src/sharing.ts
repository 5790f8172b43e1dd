import { sharingStates } from '@bronhouder/domain/products/sharing.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { count, instant, key, pageOf, paging, person } from './shapes.ts';

const named = z.object({ key, title: z.string() });
const state = z.enum(sharingStates);
const note = z.string().trim().max(1000).default('');

/** A product as it stands between its owner and one organisation: `key` and `version` are those of the two together. */
const share = z.object({
  key,
  version: count,
  organisation: named.extend({ city: z.string().nullable() }),
  state,
  /** Readers see the product there now. */
  shown: z.boolean(),
  /** The organisation is archived or deactivated. */
  away: z.enum(['archived', 'deactivated']).nullable(),
  message: z.string(),
  offeredAt: instant,
  offeredBy: person.nullable(),
  answeredAt: instant.nullable(),
  answeredBy: person.nullable(),
  note: z.string(),
  /** Where it takes place there, besides what the product itself says. */
  locations: z.array(named),
  /** How many coming dates of it stand in the agenda there. */
  dates: count,
  /** What the caller may do at that organisation. */
  actions: z.array(z.string()),
});

/** An offer that waits for the answer of an organisation. */
const offer = z.object({
  key,
  product: named.extend({ type: key, published: z.boolean() }),
  owner: named,
  message: z.string(),
  offeredAt: instant,
  offeredBy: person.nullable(),
});

const standing = z.object({ key, version: count, state });

/** Products that several organisations show: one manages them, the others are co-organisers (specification points 3 and 6). */
export const sharing = {
  /** Who shows a product, or could: all for its owner; for a co-organiser itself, and the names of the others. */
  consumers: entry('PRODUCT:read', 'GET', '/product/{key}/consumers')
    .input(z.object({ key }))
    .output(
      z.object({
        product: named.extend({ published: z.boolean() }),
        owner: named,
        /** Null: the caller reads it at a co-organiser only. */
        actions: z.array(z.string()).nullable(),
        shares: z.array(share),
        /** Of a co-organiser: the other organisations that show it. */
        others: z.array(named),
      }),
    ),
  /** Organisations to offer a product to: all that readers see or the caller may read. Those with a state were offered it before. */
  candidates: entry('PRODUCT:cohostTo', 'GET', '/product/{key}/consumers/candidates')
    .input(z.object({ key, q: z.string().max(200).default(''), ...paging }))
    .output(pageOf(named.extend({ city: z.string().nullable(), team: z.string(), state: state.nullable() }))),
  /** Offers it to several at once, each by itself; an answer for each in the order given. */
  offer: entry('PRODUCT:cohostTo', 'POST', '/product/{key}/consumers')
    .input(z.object({ key, organisations: z.array(key).min(1).max(50), message: note }))
    .output(
      z.array(
        z.object({
          organisation: key,
          /** The offer; null: refused. */
          key: key.nullable(),
          reason: z.object({ code: z.string(), message: z.string() }).nullable(),
        }),
      ),
    ),
  /** What waits for the answer of an organisation, newest first. */
  offers: entry('PRODUCT:read', 'GET', '/organisation/{key}/offers')
    .input(z.object({ key }))
    .output(z.object({ offers: z.array(offer), actions: z.array(z.string()) })),
  accept: entry('PRODUCT:cohostFrom', 'POST', '/sharing/{key}/acceptance').input(z.object({ key })).output(standing),
  decline: entry('PRODUCT:cohostFrom', 'POST', '/sharing/{key}/denial').input(z.object({ key, note })).output(standing),
  /** By the owner, before or after it was accepted. */
  withdraw: entry('PRODUCT:cohostTo', 'POST', '/sharing/{key}/withdrawal').input(z.object({ key, note })).output(standing),
  /** By the co-organiser. */
  end: entry('PRODUCT:cohostFrom', 'POST', '/sharing/{key}/ending').input(z.object({ key, note })).output(standing),
  /** Supplements of the co-organiser that have a place. */
  locations: entry('PRODUCT:connect', 'GET', '/sharing/{key}/locations')
    .input(z.object({ key, q: z.string().max(200).default(''), ...paging }))
    .output(pageOf(named)),
  /** Also takes the right to use supplements at the co-organiser. */
  saveLocations: entry('PRODUCT:connect', 'PUT', '/sharing/{key}/locations')
    .input(z.object({ key, version: count, locations: z.array(key).max(100) }))
    .output(standing),
};
