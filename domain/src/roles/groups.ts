import { type Area, areas, type Right } from '../permissions/right.ts';

/** What the rights of an area are about, in the order in which a role is read: from looking to managing. */
export const groupNames = ['see', 'edit', 'life', 'together', 'manage'] as const;
export type GroupName = (typeof groupNames)[number];

type RightsOf<A extends Area> = Extract<Right, `${A}:${string}`>;

const grouped: { [A in Area]: Partial<Record<GroupName, readonly RightsOf<A>[]>> } = {
  TEAM: {
    see: ['TEAM:read'],
    edit: ['TEAM:update', 'TEAM:bulkMutations'],
    life: ['TEAM:create', 'TEAM:delete'],
    manage: [
      'TEAM:settings',
      'TEAM:roleAssignment',
      'TEAM:roleManagement',
      'TEAM:relationTypesManagement',
      'TEAM:confirmationPolicyUpdate',
      'TEAM:confirmationPolicyManagement',
    ],
  },
  ORGANISATION: {
    see: ['ORGANISATION:read'],
    edit: ['ORGANISATION:update', 'ORGANISATION:changeConcept', 'ORGANISATION:fieldAdmin'],
    life: ['ORGANISATION:create', 'ORGANISATION:copy', 'ORGANISATION:publish', 'ORGANISATION:archive', 'ORGANISATION:delete'],
    together: ['ORGANISATION:relationFrom', 'ORGANISATION:relationTo', 'ORGANISATION:relationsAssignment'],
    manage: ['ORGANISATION:updateSettings', 'ORGANISATION:roleAssignment', 'ORGANISATION:confirmationPolicyUpdate'],
  },
  PRODUCT: {
    see: ['PRODUCT:read'],
    edit: ['PRODUCT:update', 'PRODUCT:fieldAdmin'],
    life: ['PRODUCT:create', 'PRODUCT:copyFrom', 'PRODUCT:copyTo', 'PRODUCT:publish', 'PRODUCT:delete'],
    together: [
      'PRODUCT:connect',
      'PRODUCT:useInAgenda',
      'PRODUCT:relationFrom',
      'PRODUCT:relationTo',
      'PRODUCT:cohostFrom',
      'PRODUCT:cohostTo',
    ],
    manage: ['PRODUCT:roleAssignment'],
  },
  SUPPLEMENT: {
    see: ['SUPPLEMENT:read'],
    edit: ['SUPPLEMENT:update', 'SUPPLEMENT:fieldAdmin'],
    life: ['SUPPLEMENT:create', 'SUPPLEMENT:delete'],
    together: ['SUPPLEMENT:use'],
    manage: ['SUPPLEMENT:roleAssignment'],
  },
  AGENDA: {
    see: ['AGENDA:read'],
    edit: ['AGENDA:update'],
    life: ['AGENDA:entryCreate', 'AGENDA:delete'],
    manage: ['AGENDA:roleAssignment'],
  },
};

export type RightGroup = { name: GroupName; rights: readonly Right[] };

/** All rights by area and group, as a role is shown. Each right stands there once. */
export const rightGroups: { area: Area; groups: RightGroup[] }[] = areas.map((area) => ({
  area,
  groups: groupNames.flatMap((name): RightGroup[] => {
    const rights = grouped[area][name];
    return rights ? [{ name, rights }] : [];
  }),
}));
