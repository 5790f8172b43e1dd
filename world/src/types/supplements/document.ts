import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { document as file } from '../images.ts';
import { say } from '../say.ts';

/** Fields of a document to download. */
export const document: Section[] = [
  {
    key: 'general',
    label: say('Algemeen', 'General'),
    fields: [
      { kind: 'text', key: 'title', label: say('Titel', 'Title'), minLength: 2, maxLength: 120, required: true },
      { ...file('document', 'Document', 'Document'), required: true },
      { kind: 'longText', key: 'summary', label: say('Waar het over gaat', 'What it is about'), maxLength: 300 },
    ],
  },
];
