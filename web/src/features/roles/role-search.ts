/** What the address of a role says: of a new one which is copied (`from`), with which it is compared (`with`), differences only (`only`). */
export type RoleSearch = { from?: string | undefined; with?: string | undefined; only?: boolean | undefined };

export const readRoleSearch = ({ from, with: other, only }: Record<string, unknown>): RoleSearch => ({
  ...(typeof from === 'string' && { from }),
  ...(typeof other === 'string' && { with: other }),
  ...(only === true && { only }),
});
