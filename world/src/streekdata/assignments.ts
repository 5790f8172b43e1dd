import type { Key } from '@bronhouder/domain/instant.ts';
import type { Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { worldKey } from '../key.ts';
import type { AssignmentSeed } from '../seeds.ts';
import { streekdataOrganisations as organisations } from './organisations.ts';
import { streekdataPeople as people } from './people.ts';
import { streekdataRoles } from './roles.ts';
import { streekdataTeams as teams, streekdataTenant } from './tenant.ts';

const { admin, manager, editor, viewer } = streekdataTenant.builtInRoles;

const at = (kind: 'team' | 'organisation', { key }: { key: Key }) => ({ kind, key });
type Row = [person: { key: Key }, role: Key, place: AssignmentSeed['place'], scope: Scope, madeOn?: number];

const rows: Row[] = [
  [people.anna, admin, at('team', teams.root), 'currentAndBeneath'],
  [people.bram, admin, at('team', teams.noordBrabant), 'currentAndBeneath'],
  [people.carla, admin, at('team', teams.fryslan), 'currentAndBeneath'],
  [people.dirk, admin, at('team', teams.gelderland), 'currentAndBeneath'],
  [people.karel, manager, at('organisation', organisations.lindenhof), 'currentAndBeneath'],
  [people.karel, manager, at('organisation', organisations.deKiem), 'currentAndBeneath'],
  [people.femke, editor, at('organisation', organisations.lindenhof), 'currentAndBeneath'],
  [people.gijs, editor, at('team', teams.achterhoek), 'beneath'],
  [people.hanna, viewer, at('team', teams.root), 'currentAndBeneath'],
  [people.ilse, streekdataRoles.dataSteward.key, at('team', teams.noordBrabant), 'currentAndBeneath'],
  [people.noor, manager, at('team', teams.meierij), 'currentAndBeneath'],
  [people.omar, manager, at('organisation', organisations.deScholte), 'currentAndBeneath'],
  [people.omar, editor, at('organisation', organisations.berkelArchief), 'currentAndBeneath'],
  [people.wietske, admin, at('team', teams.sudwestFryslan), 'currentAndBeneath'],
  [people.truus, viewer, at('team', teams.veluwe), 'currentAndBeneath', -1090],
  [people.pieter, editor, at('team', teams.rivierenland), 'currentAndBeneath', -890],
];

/** Who holds which role where at Streekdata. */
export const streekdataAssignments: AssignmentSeed[] = rows.map(([person, role, place, scope, madeOn], index) => ({
  key: worldKey('assignment', 1, index + 1),
  person: person.key,
  role,
  place,
  scope,
  ...(madeOn !== undefined && { madeOn }),
}));
