import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { createType } from './create-type.ts';
import { onceByName } from './once-by-name.ts';
import { previewEffects } from './queries/effects.ts';
import { listTypes } from './queries/list.ts';
import { getType, getTypeVersion } from './queries/versions.ts';
import { organisationTypes, productTypes, supplementTypes } from './queries.ts';
import { saveType } from './save-type.ts';

const { type } = on;

export const typeRoutes = type.router({
  organisation: type.organisation.handler(({ context }) => organisationTypes(context.caller.db)),
  product: type.product.handler(({ context }) => productTypes(context.caller.db)),
  supplement: type.supplement.handler(({ context }) => supplementTypes(context.caller.db)),
  list: type.list.handler(({ context }) => listTypes(context.caller)),
  get: type.get.handler(({ context, input }) => getType(context.caller, input)),
  version: type.version.handler(({ context, input }) => getTypeVersion(context.caller, input)),
  create: type.create.handler((request) => onceByName(creation(createType)(request))),
  save: type.save.handler((request) => onceByName(change(saveType)(request))),
  effects: type.effects.handler(({ context, input }) => previewEffects(context.caller, input)),
});
