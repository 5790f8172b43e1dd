import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { explainOwn } from '../rights/queries/explain.ts';
import { organisationPresence } from '../presence/routes.ts';
import { organisationSubscription } from '../subscriptions/routes.ts';
import { activateOrganisation } from './activate-organisation.ts';
import { archiveOrganisation } from './archive-organisation.ts';
import { cancelEndOfOrganisation } from './cancel-end.ts';
import { copyOrganisation } from './copy-organisation.ts';
import { createOrganisation } from './create-organisation.ts';
import { deactivateOrganisation } from './deactivate-organisation.ts';
import { depublishOrganisation } from './depublish-organisation.ts';
import { eraseOrganisation } from './erase-organisation.ts';
import { moveOrganisation } from './move-organisation.ts';
import { planOrganisation } from './plan-organisation.ts';
import { publishOrganisation } from './publish-organisation.ts';
import { readAuditlog } from '../records/queries/auditlog.ts';
import { countChoices } from './queries/counts.ts';
import { previewEffects } from './queries/effects.ts';
import { getOrganisation } from './queries/get.ts';
import { listOrganisations } from './queries/list.ts';
import { organisationMoveEffects } from './queries/move-effects.ts';
import { listPlaces } from './queries/places.ts';
import { getRevision, listRevisions } from '../records/queries/revisions.ts';
import { readingOrganisations } from './queries/reading.ts';
import { getSettings } from './queries/settings.ts';
import { similarOrganisations } from './queries/similar.ts';
import { upcomingOf } from './queries/upcoming.ts';
import { restoreOrganisation } from './restore-organisation.ts';
import { saveOrganisation } from './save-organisation.ts';
import { updateSettings } from './update-settings.ts';
import { withdrawPlanOfOrganisation } from './withdraw-plan.ts';

const { organisation } = on;

const auditlog = readAuditlog(readingOrganisations);
const revisions = listRevisions(readingOrganisations);
const revision = getRevision(readingOrganisations);

export const organisationRoutes = organisation.router({
  list: organisation.list.handler(({ context, input }) => listOrganisations(context.caller, input)),
  counts: organisation.counts.handler(({ context, input }) => countChoices(context.caller, input)),
  similar: organisation.similar.handler(({ context, input }) => similarOrganisations(context.caller, input)),
  places: organisation.places.handler(({ context, input }) => listPlaces(context.caller, input)),
  get: organisation.get.handler(({ context, input }) => getOrganisation(context.caller, input)),
  create: organisation.create.handler(creation(createOrganisation)),
  copy: organisation.copy.handler(creation(copyOrganisation)),
  save: organisation.save.handler(change(saveOrganisation)),
  publish: organisation.publish.handler(change(publishOrganisation)),
  plan: organisation.plan.handler(change(planOrganisation)),
  withdrawPlan: organisation.withdrawPlan.handler(change(withdrawPlanOfOrganisation)),
  depublish: organisation.depublish.handler(change(depublishOrganisation)),
  cancelEnd: organisation.cancelEnd.handler(change(cancelEndOfOrganisation)),
  deactivate: organisation.deactivate.handler(change(deactivateOrganisation)),
  activate: organisation.activate.handler(change(activateOrganisation)),
  archive: organisation.archive.handler(change(archiveOrganisation)),
  restore: organisation.restore.handler(change(restoreOrganisation)),
  erase: organisation.erase.handler(change(eraseOrganisation)),
  move: organisation.move.handler(change(moveOrganisation)),
  moveEffects: organisation.moveEffects.handler(({ context, input }) => organisationMoveEffects(context.caller, input)),
  effects: organisation.effects.handler(({ context, input }) => previewEffects(context.caller, input)),
  settings: organisation.settings.handler(({ context, input }) => getSettings(context.caller, input)),
  updateSettings: organisation.updateSettings.handler(change(updateSettings)),
  rights: organisation.rights.handler(({ context, input }) => explainOwn(context.caller, input.key)),
  upcoming: organisation.upcoming.handler(({ context, input }) => upcomingOf(context.caller, input)),
  auditlog: organisation.auditlog.handler(({ context, input }) => auditlog(context.caller, input)),
  revisions: organisation.revisions.handler(({ context, input }) => revisions(context.caller, input)),
  revision: organisation.revision.handler(({ context, input }) => revision(context.caller, input)),
  ...organisationPresence,
  ...organisationSubscription,
});
