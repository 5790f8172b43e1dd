import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { presenceRoutes } from '../presence/routes.ts';
import { subscriptionRoutes } from '../subscriptions/routes.ts';
import { activateOrganisation } from './activate-organisation.ts';
import { archiveOrganisation } from './archive-organisation.ts';
import { cancelEndOfOrganisation } from './cancel-end.ts';
import { createOrganisation } from './create-organisation.ts';
import { deactivateOrganisation } from './deactivate-organisation.ts';
import { depublishOrganisation } from './depublish-organisation.ts';
import { eraseOrganisation } from './erase-organisation.ts';
import { planOrganisation } from './plan-organisation.ts';
import { publishOrganisation } from './publish-organisation.ts';
import { readAuditlog } from './queries/auditlog.ts';
import { countChoices } from './queries/counts.ts';
import { previewEffects } from './queries/effects.ts';
import { getOrganisation } from './queries/get.ts';
import { listOrganisations } from './queries/list.ts';
import { getRevision, listRevisions } from './queries/revisions.ts';
import { explainRights } from './queries/rights.ts';
import { getSettings } from './queries/settings.ts';
import { restoreOrganisation } from './restore-organisation.ts';
import { saveOrganisation } from './save-organisation.ts';
import { updateSettings } from './update-settings.ts';
import { withdrawPlanOfOrganisation } from './withdraw-plan.ts';

const { organisation } = on;

export const organisationRoutes = organisation.router({
  list: organisation.list.handler(({ context, input }) => listOrganisations(context.caller, input)),
  counts: organisation.counts.handler(({ context, input }) => countChoices(context.caller, input)),
  get: organisation.get.handler(({ context, input }) => getOrganisation(context.caller, input)),
  create: organisation.create.handler(creation(createOrganisation)),
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
  effects: organisation.effects.handler(({ context, input }) => previewEffects(context.caller, input)),
  settings: organisation.settings.handler(({ context, input }) => getSettings(context.caller, input)),
  updateSettings: organisation.updateSettings.handler(change(updateSettings)),
  rights: organisation.rights.handler(({ context, input }) => explainRights(context.caller, input)),
  auditlog: organisation.auditlog.handler(({ context, input }) => readAuditlog(context.caller, input)),
  revisions: organisation.revisions.handler(({ context, input }) => listRevisions(context.caller, input)),
  revision: organisation.revision.handler(({ context, input }) => getRevision(context.caller, input)),
  ...presenceRoutes,
  ...subscriptionRoutes,
});
