import { renewReasons } from '@bronhouder/domain/products/to-renew.ts';
import { supplementChoices } from '@bronhouder/domain/products/copying.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { facts, seen, standing, typeReference } from './publication.ts';
import { key, nothing, pageOf, paging, values } from './shapes.ts';

const fieldKey = z.string().max(200);

/** Calls of `product`: copying one, what its copy still needs, giving it another type, and what looks like it. */
export const copying = {
  /** Products of one organisation that are called almost so, the likest first: they may be the same one. Archived ones are no longer it. */
  similar: entry('PRODUCT:read', 'GET', '/product/similar')
    .input(z.object({ organisation: key, title: z.string().max(500).default('') }))
    .output(z.array(z.object({ key, title: z.string(), type: key, facts }))),
  /** Organisations to which the caller may copy products, by title, with the team that governs them. */
  copyPlaces: entry('PRODUCT:copyTo', 'GET', '/product/places')
    .input(z.object({ q: z.string().max(200).default(''), ...paging }))
    .output(pageOf(z.object({ key, title: z.string(), team: z.string() }))),
  /** What is known beforehand of a copy at an organisation. `reasons`: why it cannot be made there. */
  copyTarget: entry('PRODUCT:copyFrom', 'GET', '/product/{key}/copy/{organisation}')
    .input(z.object({ key, organisation: key }))
    .output(
      z.object({
        /** The title with the suffix, and a number where the organisation has one of that title. */
        title: z.string(),
        /** Whoever copies may fill in protected fields there. */
        fieldAdmin: z.boolean(),
        /** Whoever copies may add to the library there. */
        supplements: z.boolean(),
        reasons: z.array(z.object({ code: z.string(), values })),
      }),
    ),
  /** A concept with what was chosen; also takes the right to copy to the organisation where it is to stand. */
  copy: entry('PRODUCT:copyFrom', 'POST', '/product/{key}/copy')
    .input(
      z.object({
        key,
        organisation: key,
        title: z.string().trim().max(500),
        /** Sections of the form to bring along, by key. */
        sections: z.array(z.string().max(80)).max(100),
        files: z.boolean(),
        supplements: z.enum(supplementChoices),
      }),
    )
    .output(standing),
  /** Fields of a copied product that need a value of their own and were not ticked off, in the order of the form. */
  renewals: entry('PRODUCT:read', 'GET', '/product/{key}/renewals')
    .input(z.object({ key }))
    .output(z.array(z.object({ field: z.string(), reason: z.enum(renewReasons) }))),
  /** What stands in this field is right as it is. */
  tickOff: entry('PRODUCT:update', 'DELETE', '/product/{key}/renewals/{field}')
    .input(z.object({ key, field: fieldKey }))
    .output(nothing),
  /** Another type, with what of the content fits it, as a new revision. */
  changeType: entry('PRODUCT:update', 'PUT', '/product/{key}/type')
    .input(z.object({ ...seen, type: typeReference }))
    .output(standing),
};
