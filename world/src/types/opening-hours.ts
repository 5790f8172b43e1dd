import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from './say.ts';

/** When the organisation is open. `required`: to publish. */
export const openingHours = (required: boolean, own: FieldDefinition[] = []): Section => ({
  key: 'openingHours',
  label: say('Openingstijden', 'Opening hours'),
  fields: [
    {
      kind: 'openingHours',
      key: 'openingHours',
      label: say('Openingstijden', 'Opening hours'),
      ...(required && { required }),
      help: say('Feestdagen en vakanties zet u bij de uitzonderingen.', 'Put public holidays and vacations among the exceptions.'),
    },
    {
      kind: 'longText',
      key: 'openingRemark',
      label: say('Toelichting bij de openingstijden', 'Remark on the opening hours'),
      maxLength: 500,
    },
    ...own,
  ],
});
