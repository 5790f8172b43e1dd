import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { useLanguage, useLocalised } from '../../../i18n/use-formats.ts';

/** The labels of fields by key, as a list in words. */
export const useFieldNames = (sections: Section[]) => {
  const localised = useLocalised();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  return (keys: string[]): string => {
    const fields = fieldsOf(sections);
    return list.format(
      keys
        .map((key) => fields.find((field) => field.key === key))
        .map((field, index) => (field ? localised(field.label) : (keys[index] ?? ''))),
    );
  };
};
