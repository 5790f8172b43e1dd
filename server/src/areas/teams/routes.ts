import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { explainAt } from '../rights/queries/explain.ts';
import { applySettings } from './apply-settings.ts';
import { createTeam } from './create-team.ts';
import { moveTeam } from './move-team.ts';
import { readTeamAuditlog } from './queries/auditlog.ts';
import { getCreation } from './queries/creation.ts';
import { getTeam } from './queries/get.ts';
import { removalOf } from './queries/removal.ts';
import { getTeamSettings } from './queries/settings.ts';
import { settingsEffects } from './queries/settings-effects.ts';
import { teamMoveEffects } from './queries/team-move-effects.ts';
import { treeOfTeams } from './queries/tree.ts';
import { upcomingAt } from './queries/upcoming.ts';
import { removeTeam } from './remove-team.ts';
import { saveSettings } from './save-settings.ts';
import { saveTeam } from './save-team.ts';

export const teamRoutes = on.team.router({
  tree: on.team.tree.handler(({ context }) => treeOfTeams(context.caller)),
  create: on.team.create.handler(creation(createTeam)),
  save: on.team.save.handler(change(saveTeam)),
  remove: on.team.remove.handler(change(removeTeam)),
  removal: on.team.removal.handler(({ context, input }) => removalOf(context.caller, input)),
  move: on.team.move.handler(change(moveTeam)),
  moveEffects: on.team.moveEffects.handler(({ context, input }) => teamMoveEffects(context.caller, input)),
  get: on.team.get.handler(({ context, input }) => getTeam(context.caller, input)),
  settings: on.team.settings.handler(({ context, input }) => getTeamSettings(context.caller, input)),
  saveSettings: on.team.saveSettings.handler(change(saveSettings)),
  settingsEffects: on.team.settingsEffects.handler(({ context, input }) => settingsEffects(context.caller, input)),
  applySettings: on.team.applySettings.handler(({ context, input }) => applySettings(context.caller, input)),
  upcoming: on.team.upcoming.handler(({ context, input }) => upcomingAt(context.caller, input)),
  creation: on.team.creation.handler(({ context, input }) => getCreation(context.caller, input)),
  auditlog: on.team.auditlog.handler(({ context, input }) => readTeamAuditlog(context.caller, input)),
  rights: on.team.rights.handler(({ context: { caller }, input }) =>
    explainAt(caller, { kind: 'team', key: input.key }, caller.who.assignments),
  ),
});
