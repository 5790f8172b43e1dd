import { worldKey } from '../key.ts';
import type { AgendaSeed } from '../seeds.ts';
import { agendaElsewhere } from './agenda/elsewhere.ts';
import { agendaInKempen } from './agenda/in-kempen.ts';
import { streekdataOrganisations } from './organisations.ts';
import { streekdataProducts } from './products.ts';

/** When the products of the cast take place, made after the products and what is shared of them. */
export const streekdataAgenda: AgendaSeed[] = [...agendaInKempen, ...agendaElsewhere].flatMap((entry, index) => {
  const { organisation, product, location, by, timing, later } = entry;
  if (!location) return [];
  return [
    {
      key: worldKey('agenda', 1, index + 1),
      organisation: streekdataOrganisations[organisation].key,
      product: streekdataProducts[product].key,
      location: location.key,
      by: by.key,
      day: -13,
      timing,
      ...(later && { later: { day: -1, timing: later } }),
    },
  ];
});
