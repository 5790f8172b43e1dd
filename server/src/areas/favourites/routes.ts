import { on } from '../../http/implement.ts';
import { addFavourite, listFavourites, removeFavourite } from './store.ts';

const { favourite } = on;

export const favouriteRoutes = favourite.router({
  list: favourite.list.handler(({ context }) => listFavourites(context.caller)),
  add: favourite.add.handler(({ context, input }) => addFavourite(context.caller, input)),
  remove: favourite.remove.handler(({ context, input }) => removeFavourite(context.caller, input)),
});
