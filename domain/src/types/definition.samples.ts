import type { FieldDefinition, Section } from '../fields/definition.ts';
import { sampleFields } from '../fields/for-tests.ts';
import type { WrittenType } from './definition-shape.ts';

export const title: FieldDefinition = { kind: 'text', key: 'title', label: { nl: 'Naam', en: 'Name' }, required: true };

/** A sound type of two sections: the title, and a field of every kind. */
export const soundType: WrittenType = {
  name: { nl: 'Molen', en: 'Mill' },
  icon: 'building',
  category: 'cultuur',
  active: true,
  removable: true,
  sections: [
    { key: 'general', label: { nl: 'Algemeen', en: 'General' }, fields: [title] },
    { key: 'more', label: { nl: 'Meer', en: 'More' }, fields: Object.values(sampleFields) },
  ],
};

/** The supplement types that the fields of the sound type take. */
export const soundAround = { supplementTypes: sampleFields.supplement.types };

/** The sound type with other fields in its second section. */
export const withFields = (...fields: FieldDefinition[]): WrittenType => ({
  ...soundType,
  sections: soundType.sections.map((section, index): Section => (index === 1 ? { ...section, fields } : section)),
});
