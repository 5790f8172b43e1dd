import type { SharingAct } from '@bronhouder/domain/products/sharing.ts';
import type { Trace } from '../../../trace.ts';
import type { ShareRecord } from './record.ts';

/** What the log calls each act, and which of the audit actions of specification point 4 it is. */
const said = {
  offer: { act: 'shareOffer', action: 'invited' },
  accept: { act: 'shareAccept', action: 'accepted' },
  decline: { act: 'shareDecline', action: 'denied' },
  withdraw: { act: 'shareWithdraw', action: 'update' },
  end: { act: 'shareEnd', action: 'update' },
  chooseLocations: { act: 'shareLocations', action: 'update' },
} as const satisfies Record<SharingAct, Pick<Trace, 'act' | 'action'>>;

/** One line of the log: keys only. The word that went with it stands with the offer, not here. */
export const traceOf = (act: SharingAct, { product, owner, consumer }: Pick<ShareRecord, 'product' | 'owner' | 'consumer'>): Trace => ({
  ...said[act],
  revision: null,
  note: null,
  values: { product: product.key, owner: owner.key, consumer: consumer.key },
});
