import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from '../say.ts';
import { supplementTypeKeys } from '../supplements/keys.ts';

/** Where it is and who tells more about it: parts of the library of the organisation. `own`: fields of the type itself. */
export const where = (tenant: number, own: FieldDefinition[] = []): Section => {
  const types = supplementTypeKeys(tenant);
  return {
    key: 'where',
    label: say('Waar en wie', 'Where and who'),
    fields: [
      {
        kind: 'supplement',
        key: 'locations',
        label: say('Locaties', 'Locations'),
        types: [types.locatie, types.ruimte],
        multiple: true,
        help: say('Kies uit uw bibliotheek, of voeg er een toe.', 'Choose from your library, or add one.'),
      },
      { kind: 'supplement', key: 'contact', label: say('Contactpersoon', 'Contact person'), types: [types.contactpersoon] },
      ...own,
    ],
  };
};

/** Images and documents of the library that go with a product. */
export const enclosed = (tenant: number): FieldDefinition[] => {
  const types = supplementTypeKeys(tenant);
  return [
    { kind: 'supplement', key: 'images', label: say('Meer beeld', 'More images'), types: [types.afbeelding], multiple: true },
    { kind: 'supplement', key: 'documents', label: say('Documenten', 'Documents'), types: [types.document], multiple: true },
  ];
};
