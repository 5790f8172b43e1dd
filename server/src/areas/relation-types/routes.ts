import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { createRelationType } from './create-relation-type.ts';
import { getRelationType } from './queries/get.ts';
import { listRelationTypes } from './queries/list.ts';
import { removeRelationTypeAt } from './remove-relation-type.ts';
import { saveRelationTypeAt } from './save-relation-type.ts';

const { relationType } = on;

export const relationTypeRoutes = relationType.router({
  list: relationType.list.handler(({ context, input }) => listRelationTypes(context.caller, input)),
  get: relationType.get.handler(({ context, input }) => getRelationType(context.caller, input)),
  create: relationType.create.handler(({ context, input: { team, kind, labels } }) =>
    creation(createRelationType)({ context, input: { team, kind, labels } }),
  ),
  save: relationType.save.handler(({ context, input: { team, relationType: key, ...input } }) =>
    change(saveRelationTypeAt(team))({ context, input: { ...input, key } }),
  ),
  remove: relationType.remove.handler(({ context, input: { team, relationType: key, version } }) =>
    change(removeRelationTypeAt(team))({ context, input: { key, version } }),
  ),
});
