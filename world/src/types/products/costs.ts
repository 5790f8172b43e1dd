import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from '../say.ts';

/** What it costs and how one takes part. */
export const costs = (own: FieldDefinition[] = []): Section => ({
  key: 'costs',
  label: say('Kosten en aanmelden', 'Costs and registration'),
  fields: [
    { kind: 'price', key: 'price', label: say('Prijs', 'Price'), required: true, half: true },
    { kind: 'price', key: 'priceReduced', label: say('Prijs met korting', 'Reduced price'), half: true },
    { kind: 'url', key: 'registrationUrl', label: say('Aanmelden via', 'Register at'), checkReachable: true },
    ...own,
  ],
});
