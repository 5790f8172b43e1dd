import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { SupplementSeed } from '../../seeds.ts';
import type { streekdataOrganisations } from '../organisations.ts';
import type { streekdataProducts } from '../products.ts';

/** One item of the cast's agendas: whose, what, where, who put it there, and when it takes place. */
export type AgendaEntry = {
  organisation: keyof typeof streekdataOrganisations;
  product: keyof typeof streekdataProducts;
  location: SupplementSeed | undefined;
  by: { key: Key };
  timing: (now: Instant) => Timing;
  /** What it is since somebody looked at it again. */
  later?: (now: Instant) => Timing;
};
