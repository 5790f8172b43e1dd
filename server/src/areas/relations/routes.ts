import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { createRelation } from './create-relation.ts';
import { listCandidates } from './queries/candidates.ts';
import { listRelations } from './queries/list.ts';
import { readNetwork } from './queries/network.ts';
import { removeRelationAt } from './remove-relation.ts';

const { relation } = on;

export const relationRoutes = relation.router({
  list: relation.list.handler(({ context, input }) => listRelations(context.caller, input)),
  candidates: relation.candidates.handler(({ context, input }) => listCandidates(context.caller, input)),
  network: relation.network.handler(({ context, input }) => readNetwork(context.caller, input)),
  create: relation.create.handler(creation(createRelation)),
  remove: relation.remove.handler(({ context, input: { organisation, relation: key, version } }) =>
    change(removeRelationAt(organisation, 'source'))({ context, input: { key, version } }),
  ),
  removeTo: relation.removeTo.handler(({ context, input: { organisation, relation: key, version } }) =>
    change(removeRelationAt(organisation, 'target'))({ context, input: { key, version } }),
  ),
});
