import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from './say.ts';

const megabyte = 1_000_000;
const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** What the organisation looks like. */
export const images = (own: FieldDefinition[] = []): Section => ({
  key: 'images',
  label: say('Beeld', 'Images'),
  lead: say('Gebruik alleen beeld waarvan u de rechten heeft.', 'Only use images to which you hold the rights.'),
  fields: [
    {
      kind: 'file',
      key: 'logo',
      label: say('Logo', 'Logo'),
      accept: ['image/png', 'image/webp'],
      maxBytes: megabyte,
      minWidth: 200,
      minHeight: 200,
      image: true,
      half: true,
    },
    {
      kind: 'file',
      key: 'photo',
      label: say('Foto', 'Photo'),
      accept: pictures,
      maxBytes: 8 * megabyte,
      minWidth: 640,
      minHeight: 400,
      image: true,
      half: true,
      help: say('Liggend, minstens 640 bij 400 beeldpunten.', 'Landscape, at least 640 by 400 pixels.'),
    },
    {
      kind: 'text',
      key: 'photoText',
      label: say('Wat er op de foto staat', 'What the photo shows'),
      maxLength: 160,
      help: say('Voor mensen die de foto niet kunnen zien.', 'For people who cannot see the photo.'),
    },
    { kind: 'text', key: 'photographer', label: say('Fotograaf', 'Photographer'), maxLength: 80, half: true },
    ...own,
  ],
});

/** A document to download, such as rules or a leaflet. */
export const document = (key: string, nl: string, en: string): FieldDefinition => ({
  kind: 'file',
  key,
  label: say(nl, en),
  accept: ['application/pdf'],
  maxBytes: 10 * megabyte,
});
