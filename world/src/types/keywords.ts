import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { option, say } from './say.ts';

/** How the organisation is found. */
export const keywords = (own: FieldDefinition[] = []): Section => ({
  key: 'keywords',
  label: say('Trefwoorden', 'Keywords'),
  fields: [
    {
      kind: 'keywords',
      key: 'keywords',
      label: say('Trefwoorden', 'Keywords'),
      minSelected: 1,
      maxSelected: 10,
      required: true,
      help: say('Kies het belangrijkste woord eerst.', 'Choose the most important word first.'),
    },
    {
      kind: 'choice',
      key: 'audience',
      label: say('Voor wie', 'For whom'),
      multiple: true,
      maxSelected: 6,
      options: [
        option('children', 'Kinderen', 'Children'),
        option('youth', 'Jongeren', 'Young people'),
        option('adults', 'Volwassenen', 'Adults'),
        option('seniors', 'Ouderen', 'Older people'),
        option('newcomers', 'Nieuwkomers', 'Newcomers'),
        option('schools', 'Scholen', 'Schools'),
      ],
    },
    ...own,
  ],
});
