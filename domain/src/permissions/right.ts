/** Areas and their actions, exactly those of specification point 6. */
export const actionsByArea = {
  TEAM: [
    'read',
    'create',
    'update',
    'delete',
    'settings',
    'roleManagement',
    'roleAssignment',
    'confirmationPolicyManagement',
    'confirmationPolicyUpdate',
    'bulkMutations',
    'relationTypesManagement',
  ],
  ORGANISATION: [
    'read',
    'create',
    'update',
    'delete',
    'copy',
    'relationFrom',
    'relationTo',
    'changeConcept',
    'updateSettings',
    'publish',
    'roleAssignment',
    'fieldAdmin',
    'archive',
    'relationsAssignment',
    'confirmationPolicyUpdate',
  ],
  PRODUCT: [
    'read',
    'create',
    'copyFrom',
    'copyTo',
    'connect',
    'update',
    'publish',
    'delete',
    'useInAgenda',
    'relationTo',
    'relationFrom',
    'cohostTo',
    'cohostFrom',
    'roleAssignment',
    'fieldAdmin',
  ],
  SUPPLEMENT: ['read', 'use', 'create', 'update', 'delete', 'roleAssignment', 'fieldAdmin'],
  AGENDA: ['read', 'entryCreate', 'update', 'delete', 'roleAssignment'],
} as const;

export type Area = keyof typeof actionsByArea;
export type ActionOf<A extends Area> = (typeof actionsByArea)[A][number];
/** A right such as `ORGANISATION:publish`. */
export type Right = { [A in Area]: `${A}:${ActionOf<A>}` }[Area];

export const areas = Object.keys(actionsByArea) as Area[];
export const rights = areas.flatMap((area) => actionsByArea[area].map((action) => `${area}:${action}` as Right));
