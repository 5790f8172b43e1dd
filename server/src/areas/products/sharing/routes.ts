import { change } from '../../../change.ts';
import { on } from '../../../http/implement.ts';
import { acceptOffer, declineOffer, endSharing, withdrawOffer } from './acts.ts';
import { mailed } from './mailed.ts';
import { offerProduct } from './offer.ts';
import { listCandidates } from './queries/candidates.ts';
import { listConsumers } from './queries/consumers.ts';
import { listLocations } from './queries/locations.ts';
import { listOffers } from './queries/offers.ts';
import { saveLocations } from './save-locations.ts';

const { sharing } = on;

export const sharingRoutes = sharing.router({
  consumers: sharing.consumers.handler(({ context, input }) => listConsumers(context.caller, input)),
  candidates: sharing.candidates.handler(({ context, input }) => listCandidates(context.caller, input)),
  offer: sharing.offer.handler(mailed(({ context, input }) => offerProduct(context.caller, input))),
  offers: sharing.offers.handler(({ context, input }) => listOffers(context.caller, input)),
  accept: sharing.accept.handler(mailed(change(acceptOffer))),
  decline: sharing.decline.handler(mailed(change(declineOffer))),
  withdraw: sharing.withdraw.handler(mailed(change(withdrawOffer))),
  end: sharing.end.handler(mailed(change(endSharing))),
  locations: sharing.locations.handler(({ context, input }) => listLocations(context.caller, input)),
  saveLocations: sharing.saveLocations.handler(change(saveLocations)),
});
