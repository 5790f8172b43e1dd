import { on } from '../../http/implement.ts';
import { getTask, openTasks } from './queries.ts';
import { completeTask } from './store.ts';

const { task } = on;

export const taskRoutes = task.router({
  list: task.list.handler(({ context: { caller } }) => openTasks(caller)),
  get: task.get.handler(({ context, input }) => getTask(context.caller, input)),
  complete: task.complete.handler(({ context, input }) => completeTask(context.caller, input)),
});
