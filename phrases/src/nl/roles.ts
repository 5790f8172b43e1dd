/** Names and descriptions that a tenant's built-in roles start with. */
export const roles = {
  builtIn: {
    admin: { name: 'Beheerder', description: 'Mag alles, ook teams, rollen en instellingen beheren.' },
    manager: { name: 'Manager', description: 'Bewerkt, publiceert en geeft anderen een rol bij organisaties.' },
    editor: { name: 'Redacteur', description: 'Bewerkt gegevens en maakt ze gereed voor publicatie.' },
    viewer: { name: 'Lezer', description: 'Leest mee en verandert niets.' },
  },
};
