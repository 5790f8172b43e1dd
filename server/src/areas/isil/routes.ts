import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { createIsil } from './create-isil.ts';
import { makeCurrentAt } from './make-current.ts';
import { onceByCode } from './once-by-code.ts';
import { listIsil } from './queries/list.ts';
import { removeIsilAt } from './remove-isil.ts';
import { saveIsilAt } from './save-isil.ts';

const { isil } = on;

export const isilRoutes = isil.router({
  list: isil.list.handler(({ context, input }) => listIsil(context.caller, input)),
  create: isil.create.handler((request) => onceByCode(() => creation(createIsil)(request))),
  save: isil.save.handler(({ context, input: { organisation, isil: key, ...input } }) =>
    onceByCode(() => change(saveIsilAt(organisation))({ context, input: { ...input, key } })),
  ),
  makeCurrent: isil.makeCurrent.handler(({ context, input: { organisation, isil: key, version } }) =>
    change(makeCurrentAt(organisation))({ context, input: { key, version } }),
  ),
  remove: isil.remove.handler(({ context, input: { organisation, isil: key, version } }) =>
    change(removeIsilAt(organisation))({ context, input: { key, version } }),
  ),
});
