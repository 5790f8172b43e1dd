import type { look as nl } from '../nl/look.ts';

/** Looking at the portal through a role: the dialog, and the bar while one looks. */
export const look: typeof nl = {
  open: 'Look as a role',
  title: 'Look as a role',
  lead: 'You see the portal as somebody with this role at {place} sees it. You cannot change anything meanwhile. The audit log says that you looked.',
  role: 'Role',
  scope: 'Scope',
  notHeld: 'This role may do more than you may here. You can only look as a role that you can also hand out here.',
  begin: 'Look',
  cancel: 'Cancel',
  none: 'There is no role here that you can look as.',
  label: 'You are looking',
  bar: 'You are looking as {role} at {place}. You cannot change anything.',
  end: 'Stop looking',
  ended: 'You are yourself again.',
};
