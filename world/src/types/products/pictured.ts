import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from '../say.ts';

/** What a product looks like. */
export const pictured: Section = {
  key: 'images',
  label: say('Beeld', 'Images'),
  lead: say('Gebruik alleen beeld waarvan u de rechten heeft.', 'Only use images to which you hold the rights.'),
  fields: [
    {
      kind: 'file',
      key: 'photo',
      label: say('Foto', 'Photo'),
      accept: ['image/jpeg', 'image/png', 'image/webp'],
      maxBytes: 8_000_000,
      minWidth: 640,
      minHeight: 400,
      image: true,
    },
    { kind: 'text', key: 'photoText', label: say('Wat er op de foto staat', 'What the photo shows'), maxLength: 160 },
  ],
};
