import { worldKey } from '../key.ts';
import type { RoleSeed } from '../seeds.ts';
import { streekdataTeams } from './tenant.ts';

/** Roles that Streekdata made for itself. */
export const streekdataRoles = {
  dataSteward: {
    key: worldKey('role', 1, 5),
    name: 'Gegevensbeheerder',
    description: 'Houdt ook afgeschermde velden zoals registratienummers bij, maar publiceert niet.',
    team: streekdataTeams.root.key,
    rights: ['TEAM:read', 'ORGANISATION:read', 'ORGANISATION:update', 'ORGANISATION:changeConcept', 'ORGANISATION:fieldAdmin'],
  },
} satisfies Record<string, RoleSeed>;
