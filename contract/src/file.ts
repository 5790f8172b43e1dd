import { z } from 'zod';
import { entry } from './entry.ts';
import { key } from './shapes.ts';

/** An upload, as a file field keeps it. */
export const fileReference = z.object({
  key,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});

export const file = {
  /** `field` names the file field it is for, whose limits are checked before anything is stored. */
  upload: entry('ORGANISATION:update', 'POST', '/organisation/{key}/file')
    .input(z.object({ key, field: z.string().max(200), file: z.file() }))
    .output(fileReference),
  /** The file itself; with `width` a picture about as wide. The headers keep a browser from taking it for a page of the portal. */
  download: entry('ORGANISATION:read', 'GET', '/organisation/{key}/file/{file}')
    .route({ outputStructure: 'detailed' })
    .input(z.object({ key, file: key, width: z.coerce.number().int().min(16).max(2000).optional() }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
