import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from '../say.ts';

/** Fields of an image. */
export const afbeelding: Section[] = [
  {
    key: 'general',
    label: say('Algemeen', 'General'),
    fields: [
      { kind: 'text', key: 'title', label: say('Titel', 'Title'), minLength: 2, maxLength: 120, required: true },
      {
        kind: 'file',
        key: 'image',
        label: say('Afbeelding', 'Image'),
        accept: ['image/jpeg', 'image/png', 'image/webp'],
        maxBytes: 8_000_000,
        minWidth: 640,
        minHeight: 400,
        image: true,
        required: true,
      },
      { kind: 'text', key: 'alternative', label: say('Wat er te zien is', 'What it shows'), maxLength: 160, required: true },
      { kind: 'text', key: 'maker', label: say('Maker', 'Maker'), maxLength: 80, half: true },
    ],
  },
];
