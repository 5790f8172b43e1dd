import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { option, say } from '../say.ts';
import { audience } from './audience.ts';
import { what } from './what.ts';
import { where } from './where.ts';

const applying: Section = {
  key: 'applying',
  label: say('Aanvragen', 'Applying'),
  fields: [
    {
      kind: 'longText',
      key: 'conditions',
      label: say('Voorwaarden', 'Conditions'),
      maxLength: 3000,
      required: true,
      help: say('Wie komt ervoor in aanmerking?', 'Who is eligible?'),
    },
    { kind: 'longText', key: 'bring', label: say('Meenemen', 'What to bring'), maxLength: 1000 },
    {
      kind: 'choice',
      key: 'channels',
      label: say('Hoe u het regelt', 'How to arrange it'),
      multiple: true,
      minSelected: 1,
      required: true,
      options: [
        option('online', 'Online', 'Online'),
        option('desk', 'Aan de balie', 'At the desk'),
        option('phone', 'Telefonisch', 'By telephone'),
        option('post', 'Per post', 'By post'),
      ],
    },
    { kind: 'url', key: 'applyUrl', label: say('Online aanvragen', 'Apply online'), checkReachable: true },
    { kind: 'price', key: 'price', label: say('Kosten', 'Costs'), required: true, half: true },
    {
      kind: 'number',
      key: 'days',
      label: say('Behandeltijd', 'Handling time'),
      minimum: 0,
      maximum: 365,
      decimals: 0,
      half: true,
      unit: say('werkdagen', 'working days'),
    },
  ],
};

const law: Section = {
  key: 'law',
  label: say('Regels', 'Rules'),
  fields: [
    { kind: 'url', key: 'legalBasis', label: say('Wet of verordening', 'Law or regulation') },
    {
      kind: 'text',
      key: 'catalogueNumber',
      label: say('Nummer in de productencatalogus', 'Number in the product catalogue'),
      editableBy: 'fieldAdmin',
      identifies: true,
      half: true,
      maxLength: 20,
    },
  ],
};

/** Fields of a service of a public body. */
export const dienst = (tenant: number): Section[] => [what(), applying, where(tenant), audience(), law];
