import type { roles as nl } from '../nl/roles.ts';

export const roles: typeof nl = {
  builtIn: {
    admin: { name: 'Administrator', description: 'May do everything, including managing teams, roles and settings.' },
    manager: { name: 'Manager', description: 'Edits, publishes and gives others a role at organisations.' },
    editor: { name: 'Editor', description: 'Edits data and makes it ready for publication.' },
    viewer: { name: 'Reader', description: 'Reads along and changes nothing.' },
  },
};
