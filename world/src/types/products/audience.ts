import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { option, say } from '../say.ts';

/** For whom a product is, and how it is found. */
export const audience = (own: FieldDefinition[] = []): Section => ({
  key: 'audience',
  label: say('Voor wie', 'For whom'),
  fields: [
    {
      kind: 'choice',
      key: 'audience',
      label: say('Doelgroep', 'Audience'),
      multiple: true,
      maxSelected: 6,
      options: [
        option('children', 'Kinderen', 'Children'),
        option('youth', 'Jongeren', 'Young people'),
        option('adults', 'Volwassenen', 'Adults'),
        option('seniors', 'Ouderen', 'Older people'),
        option('newcomers', 'Nieuwkomers', 'Newcomers'),
        option('entrepreneurs', 'Ondernemers', 'Entrepreneurs'),
      ],
    },
    ...own,
    { kind: 'keywords', key: 'keywords', label: say('Trefwoorden', 'Keywords'), maxSelected: 10 },
  ],
});
