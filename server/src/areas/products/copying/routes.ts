import { change, creation } from '../../../change.ts';
import { on } from '../../../http/implement.ts';
import { copyProduct } from './copy-product.ts';
import { listCopyPlaces } from './queries/places.ts';
import { listRenewals } from './queries/renewals.ts';
import { copyTarget } from './queries/target.ts';
import { tickOff } from './tick-off.ts';

const { copying } = on;

export const copyingRoutes = copying.router({
  places: copying.places.handler(({ context, input }) => listCopyPlaces(context.caller, input)),
  target: copying.target.handler(({ context, input }) => copyTarget(context.caller, input)),
  copy: copying.copy.handler(creation(copyProduct)),
  renewals: copying.renewals.handler(({ context, input }) => listRenewals(context.caller, input)),
  tickOff: copying.tickOff.handler(change(tickOff)),
});
