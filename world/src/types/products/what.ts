import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from '../say.ts';

/** The section that every product begins with: `title` and what says most of an offering. `own`: fields of the type itself. */
export const what = (own: FieldDefinition[] = []): Section => ({
  key: 'general',
  label: say('Algemeen', 'General'),
  lead: say('Wat u aanbiedt, in de woorden van wie ernaar zoekt.', 'What you offer, in the words of those who look for it.'),
  fields: [
    { kind: 'text', key: 'title', label: say('Titel', 'Title'), minLength: 2, maxLength: 120, required: true },
    {
      kind: 'longText',
      key: 'summary',
      label: say('Korte omschrijving', 'Short description'),
      minLength: 20,
      maxLength: 300,
      required: true,
      help: say(
        'Eén of twee zinnen. Ze staan in zoekresultaten en lijsten.',
        'One or two sentences. They appear in search results and lists.',
      ),
    },
    { kind: 'longText', key: 'description', label: say('Beschrijving', 'Description'), maxLength: 5000 },
    ...own,
  ],
});
