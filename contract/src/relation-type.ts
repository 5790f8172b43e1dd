import { relationKinds } from '@bronhouder/domain/relations/labels.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { count, key, nothing } from './shapes.ts';

const inTeam = { team: key, relationType: key };
const label = z.object({ input: z.string().max(200), output: z.string().max(200) });

/** Point 3, 'Relation type': source and target labels for input and output, and its kind. */
export const relationTypeContent = {
  kind: z.enum(relationKinds),
  labels: z.object({ source: label, target: label }),
};

const relationTypeShape = z.object({
  key,
  ...relationTypeContent,
  version: count,
  /** Whose it is: changed there, used there and beneath. */
  team: z.object({ key, name: z.string() }),
  /** How many relations are of this type, wherever they are. */
  uses: z.number().int(),
  /** May be changed and deleted by the caller, here. */
  editable: z.boolean(),
});

/** The relation types that can be used at a team: its own and those of the teams above (points 2, 3 and 6). */
export const relationType = {
  list: entry('TEAM:read', 'GET', '/team/{team}/relationtype')
    .input(z.object({ team: key }))
    .output(z.array(relationTypeShape)),
  get: entry('TEAM:read', 'GET', '/team/{team}/relationtype/{relationType}').input(z.object(inTeam)).output(relationTypeShape),
  create: entry('TEAM:relationTypesManagement', 'POST', '/team/{team}/relationtype')
    .input(z.object({ team: key, ...relationTypeContent }))
    .output(z.object({ key, version: count })),
  save: entry('TEAM:relationTypesManagement', 'PUT', '/team/{team}/relationtype/{relationType}')
    .input(z.object({ ...inTeam, version: count, ...relationTypeContent }))
    .output(z.object({ key, version: count })),
  remove: entry('TEAM:relationTypesManagement', 'DELETE', '/team/{team}/relationtype/{relationType}')
    .input(z.object({ ...inTeam, version: count }))
    .output(nothing),
};
