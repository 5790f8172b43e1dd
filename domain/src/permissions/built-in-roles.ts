import { type Area, actionsByArea, type Right } from './right.ts';

const all = (area: Area): Right[] => actionsByArea[area].map((action) => `${area}:${action}` as Right);
const allButFieldAdmin = (area: Area): Right[] => all(area).filter((right) => !right.endsWith(':fieldAdmin'));

/** The built-in roles (decisions 3). They cannot be changed or deleted; a custom role starts as a copy of one. */
export const builtInRoles = {
  admin: [...all('TEAM'), ...all('ORGANISATION'), ...all('PRODUCT'), ...all('SUPPLEMENT'), ...all('AGENDA')],
  manager: [
    'TEAM:read',
    'ORGANISATION:read',
    'ORGANISATION:update',
    'ORGANISATION:changeConcept',
    'ORGANISATION:updateSettings',
    'ORGANISATION:publish',
    'ORGANISATION:copy',
    'ORGANISATION:relationFrom',
    'ORGANISATION:relationTo',
    'ORGANISATION:roleAssignment',
    'ORGANISATION:confirmationPolicyUpdate',
    ...allButFieldAdmin('PRODUCT'),
    ...allButFieldAdmin('SUPPLEMENT'),
    ...all('AGENDA'),
  ],
  editor: [
    'TEAM:read',
    'ORGANISATION:read',
    'ORGANISATION:update',
    'ORGANISATION:changeConcept',
    'ORGANISATION:relationFrom',
    'ORGANISATION:relationTo',
    'PRODUCT:read',
    'PRODUCT:create',
    'PRODUCT:copyFrom',
    'PRODUCT:copyTo',
    'PRODUCT:connect',
    'PRODUCT:update',
    'PRODUCT:useInAgenda',
    'PRODUCT:relationTo',
    'PRODUCT:relationFrom',
    'SUPPLEMENT:read',
    'SUPPLEMENT:use',
    'SUPPLEMENT:create',
    'SUPPLEMENT:update',
    'AGENDA:read',
    'AGENDA:entryCreate',
    'AGENDA:update',
    'AGENDA:delete',
  ],
  viewer: ['TEAM:read', 'ORGANISATION:read', 'PRODUCT:read', 'SUPPLEMENT:read', 'AGENDA:read'],
} as const satisfies Record<string, readonly Right[]>;

export type BuiltInRole = keyof typeof builtInRoles;
export const builtInRoleNames = Object.keys(builtInRoles) as BuiltInRole[];
