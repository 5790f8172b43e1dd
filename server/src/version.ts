import { readFileSync } from 'node:fs';
import { z } from 'zod';

const project = z.object({ version: z.string() });

/** The version of the product, as the system-info dialog shows it. */
export const { version } = project.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));
