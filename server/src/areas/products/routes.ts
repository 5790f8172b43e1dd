import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { valueOf } from '../../http/refusal-error.ts';
import { downloadFile } from '../files/download-file.ts';
import { uploadFile } from '../files/upload-file.ts';
import { productPresence } from '../presence/routes.ts';
import { readAuditlog } from '../records/queries/auditlog.ts';
import { getRevision, listRevisions } from '../records/queries/revisions.ts';
import { productSubscription } from '../subscriptions/routes.ts';
import { archiveProduct } from './archive-product.ts';
import { cancelEndOfProduct } from './cancel-end.ts';
import { changeProductType } from './change-type.ts';
import { createProduct } from './create-product.ts';
import { depublishProduct } from './depublish-product.ts';
import { eraseProduct } from './erase-product.ts';
import { planProduct } from './plan-product.ts';
import { publishProduct } from './publish-product.ts';
import { countProducts } from './queries/counts.ts';
import { getProductCreation } from './queries/creation.ts';
import { previewProductEffects } from './queries/effects.ts';
import { getProduct } from './queries/get.ts';
import { listProducts } from './queries/list.ts';
import { similarProducts } from './queries/similar.ts';
import { listTypeChoices } from './queries/type-choices.ts';
import { readingProducts } from './queries/reading.ts';
import { restoreProduct } from './restore-product.ts';
import { saveProduct } from './save-product.ts';
import { mailed } from './sharing/mailed.ts';
import { withdrawPlanOfProduct } from './withdraw-plan.ts';

const { product } = on;
const auditlog = readAuditlog(readingProducts);
const revisions = listRevisions(readingProducts);
const revision = getRevision(readingProducts);

export const productRoutes = product.router({
  list: product.list.handler(({ context, input }) => listProducts(context.caller, input)),
  counts: product.counts.handler(({ context, input }) => countProducts(context.caller, input)),
  creation: product.creation.handler(({ context, input }) => getProductCreation(context.caller, input)),
  similar: product.similar.handler(({ context, input }) => similarProducts(context.caller, input)),
  get: product.get.handler(({ context, input }) => getProduct(context.caller, input)),
  create: product.create.handler(creation(createProduct)),
  save: product.save.handler(change(saveProduct)),
  typeChoices: product.typeChoices.handler(({ context, input }) => listTypeChoices(context.caller, input)),
  changeType: product.changeType.handler(change(changeProductType)),
  publish: product.publish.handler(change(publishProduct)),
  plan: product.plan.handler(change(planProduct)),
  withdrawPlan: product.withdrawPlan.handler(change(withdrawPlanOfProduct)),
  depublish: product.depublish.handler(change(depublishProduct)),
  cancelEnd: product.cancelEnd.handler(change(cancelEndOfProduct)),
  archive: product.archive.handler(mailed(change(archiveProduct))),
  restore: product.restore.handler(change(restoreProduct)),
  erase: product.erase.handler(mailed(change(eraseProduct))),
  effects: product.effects.handler(({ context, input }) => previewProductEffects(context.caller, input)),
  auditlog: product.auditlog.handler(({ context, input }) => auditlog(context.caller, input)),
  revisions: product.revisions.handler(({ context, input }) => revisions(context.caller, input)),
  revision: product.revision.handler(({ context, input }) => revision(context.caller, input)),
  ...productPresence,
  ...productSubscription,
  upload: product.upload.handler(async ({ context, input }) => valueOf(await uploadFile(readingProducts, context.caller, input))),
  download: product.download.handler(({ context, input }) => downloadFile(readingProducts, context.caller, input)),
});
