import { supplementChoices } from '@bronhouder/domain/products/copying.ts';
import { renewReasons } from '@bronhouder/domain/products/to-renew.ts';
import { refusalCodes } from '@bronhouder/domain/refusal.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { standing } from './publication.ts';
import { key, nothing, pageOf, paging, values } from './shapes.ts';

/** Copying products (points 6 and 9), and what a copy still needs. */
export const copying = {
  /** Organisations to which the caller may copy products, by title, with the team that governs them. */
  places: entry('PRODUCT:copyTo', 'GET', '/product/places')
    .input(z.object({ q: z.string().max(200).default(''), ...paging }))
    .output(pageOf(z.object({ key, title: z.string(), team: z.string() }))),
  /** What is known beforehand of a copy at an organisation. `reasons`: why it cannot be made there. */
  target: entry('PRODUCT:copyFrom', 'GET', '/product/{key}/copy/{organisation}')
    .input(z.object({ key, organisation: key }))
    .output(
      z.object({
        /** The title with the suffix, and a number where the organisation has one of that title. */
        title: z.string(),
        /** Whoever copies may fill in protected fields there. */
        fieldAdmin: z.boolean(),
        /** Whoever copies may let the copy name supplements there: those of its own library, or copies added to another one. */
        supplements: z.boolean(),
        reasons: z.array(z.object({ code: z.enum(refusalCodes), values })),
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
        /** keep: within one organisation only; at another one they are left out. */
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
    .input(z.object({ key, field: z.string().max(200) }))
    .output(nothing),
};
