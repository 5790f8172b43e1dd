import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { plainText } from '@bronhouder/domain/fields/plain-text.ts';
import { useReader } from '../../../forms/use-reader.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { fieldOf } from '../record-view.ts';

const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Label and readable value of a field by key; a field that the types no longer have shows its key and what was kept. */
export const useFieldTexts = (sections: Section[]) => {
  const reader = useReader();
  const pick = useLocalised();
  const text = (field: FieldDefinition | undefined, value: unknown) => (field ? plainText(field, value, reader) : asText(value));
  return {
    label: (key: string) => {
      const field = fieldOf(sections, key);
      return field ? pick(field.label) : key;
    },
    text: (key: string, value: unknown) => text(fieldOf(sections, key), value),
  };
};
