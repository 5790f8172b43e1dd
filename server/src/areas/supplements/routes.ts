import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { valueOf } from '../../http/refusal-error.ts';
import { downloadFile } from '../files/download-file.ts';
import { uploadFile } from '../files/upload-file.ts';
import { supplementPresence } from '../presence/routes.ts';
import { readAuditlog } from '../records/queries/auditlog.ts';
import { getRevision, listRevisions } from '../records/queries/revisions.ts';
import { supplementSubscription } from '../subscriptions/routes.ts';
import { closeSupplement, openSupplement } from './close-supplement.ts';
import { createSupplement } from './create-supplement.ts';
import { eraseSupplement } from './erase-supplement.ts';
import { countSupplements } from './queries/counts.ts';
import { previewEffects } from './queries/effects.ts';
import { getSupplement } from './queries/get.ts';
import { listSupplements } from './queries/list.ts';
import { supplementPoints } from './queries/points.ts';
import { listReplacements } from './queries/replacements.ts';
import { supplementTitles } from './queries/titles.ts';
import { listUses } from './queries/uses.ts';
import { readingSupplements } from './queries/reading.ts';
import { replaceSupplement } from './replacing/replace-supplement.ts';
import { saveSupplement } from './save-supplement.ts';

const { supplement } = on;

const auditlog = readAuditlog(readingSupplements);
const revisions = listRevisions(readingSupplements);
const revision = getRevision(readingSupplements);

export const supplementRoutes = supplement.router({
  list: supplement.list.handler(({ context, input }) => listSupplements(context.caller, input)),
  counts: supplement.counts.handler(({ context, input }) => countSupplements(context.caller, input)),
  points: supplement.points.handler(({ context, input }) => supplementPoints(context.caller, input)),
  titles: supplement.titles.handler(({ context, input }) => supplementTitles(context.caller, input)),
  get: supplement.get.handler(({ context, input }) => getSupplement(context.caller, input)),
  create: supplement.create.handler(creation(createSupplement)),
  save: supplement.save.handler(change(saveSupplement)),
  erase: supplement.erase.handler(change(eraseSupplement)),
  uses: supplement.uses.handler(({ context, input }) => listUses(context.caller, input)),
  replacements: supplement.replacements.handler(({ context, input }) => listReplacements(context.caller, input)),
  replace: supplement.replace.handler(({ context, input }) => replaceSupplement(context.caller, input)),
  close: supplement.close.handler(change(closeSupplement)),
  open: supplement.open.handler(change(openSupplement)),
  effects: supplement.effects.handler(({ context, input }) => previewEffects(context.caller, input)),
  ...supplementSubscription,
  ...supplementPresence,
  auditlog: supplement.auditlog.handler(({ context, input }) => auditlog(context.caller, input)),
  revisions: supplement.revisions.handler(({ context, input }) => revisions(context.caller, input)),
  revision: supplement.revision.handler(({ context, input }) => revision(context.caller, input)),
  upload: supplement.upload.handler(async ({ context, input }) => valueOf(await uploadFile(readingSupplements, context.caller, input))),
  download: supplement.download.handler(({ context, input }) => downloadFile(readingSupplements, context.caller, input)),
});
