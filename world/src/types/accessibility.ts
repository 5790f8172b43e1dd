import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { option, say } from './say.ts';

/** Whether everybody can come in and find the way. */
export const accessibility = (own: FieldDefinition[] = []): Section => ({
  key: 'accessibility',
  label: say('Toegankelijkheid', 'Accessibility'),
  fields: [
    {
      kind: 'choice',
      key: 'wheelchair',
      label: say('Met een rolstoel', 'By wheelchair'),
      half: true,
      options: [
        option('full', 'Helemaal toegankelijk', 'Fully accessible'),
        option('partly', 'Gedeeltelijk toegankelijk', 'Partly accessible'),
        option('none', 'Niet toegankelijk', 'Not accessible'),
      ],
    },
    {
      kind: 'number',
      key: 'parkingSpaces',
      label: say('Parkeerplaatsen voor gehandicapten', 'Disabled parking spaces'),
      minimum: 0,
      maximum: 500,
      decimals: 0,
      half: true,
    },
    {
      kind: 'choice',
      key: 'facilities',
      label: say('Voorzieningen', 'Facilities'),
      multiple: true,
      maxSelected: 8,
      options: [
        option('lift', 'Lift', 'Lift'),
        option('toilet', 'Aangepast toilet', 'Adapted toilet'),
        option('loop', 'Ringleiding', 'Induction loop'),
        option('dogs', 'Hulphonden welkom', 'Assistance dogs welcome'),
        option('sign', 'Rondleiding in gebarentaal', 'Tour in sign language'),
        option('quiet', 'Prikkelarme uren', 'Low-stimulus hours'),
        option('braille', 'Informatie in braille', 'Information in braille'),
        option('audio', 'Audiotour', 'Audio tour'),
      ],
    },
    { kind: 'longText', key: 'accessibilityRemark', label: say('Toelichting', 'Remark'), maxLength: 800 },
    ...own,
  ],
});
