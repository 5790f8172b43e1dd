import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from './say.ts';

/** The section that every type begins with: `title` and what says most of an organisation. `own`: fields of the type itself. */
export const general = (own: FieldDefinition[] = []): Section => ({
  key: 'general',
  label: say('Algemeen', 'General'),
  lead: say('Hoe de organisatie heet en wat zij is.', 'What the organisation is called and what it is.'),
  fields: [
    {
      kind: 'text',
      key: 'title',
      label: say('Naam', 'Name'),
      minLength: 2,
      maxLength: 120,
      required: true,
      help: say('De naam zoals bezoekers die kennen, zonder rechtsvorm.', 'The name as visitors know it, without the legal form.'),
    },
    {
      kind: 'text',
      key: 'shortName',
      label: say('Korte naam', 'Short name'),
      maxLength: 40,
      half: true,
      help: say('Voor plekken waar weinig ruimte is, zoals een kaart.', 'For places with little room, such as a map.'),
    },
    { kind: 'date', key: 'founded', label: say('Opgericht op', 'Founded on'), minimum: '1000-01-01', maximum: '2030-12-31', half: true },
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
    {
      kind: 'longText',
      key: 'description',
      label: say('Beschrijving', 'Description'),
      maxLength: 5000,
      help: say(
        'Vertel wat bezoekers hier kunnen doen. Gewone tekst, zonder opmaak.',
        'Tell visitors what they can do here. Plain text, no markup.',
      ),
    },
    ...own,
    {
      kind: 'text',
      key: 'registration',
      label: say('KVK-nummer', 'Chamber of Commerce number'),
      editableBy: 'fieldAdmin',
      identifies: true,
      half: true,
      pattern: { source: '\\d{8}', example: '12345678' },
      help: say('Wordt bijgehouden door de beheerder van het register.', 'Kept up to date by the administrator of the register.'),
    },
    {
      kind: 'checkbox',
      key: 'consent',
      label: say('Deze gegevens mogen openbaar zijn', 'These data may be public'),
      mustBeSet: true,
      required: true,
      help: say('Zonder deze toestemming kan er niets worden gepubliceerd.', 'Without this consent nothing can be published.'),
    },
  ],
});
