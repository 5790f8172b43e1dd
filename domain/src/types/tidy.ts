import { tidyLine, tidyLines } from '../fields/characters.ts';
import type { FieldDefinition, Localised, Section } from '../fields/definition.ts';
import type { WrittenType } from './definition-shape.ts';

const line = ({ nl, en }: Localised): Localised => ({ nl: tidyLine(nl), en: tidyLine(en) });
const lines = ({ nl, en }: Localised): Localised => ({ nl: tidyLines(nl), en: tidyLines(en) });

const tidyField = (field: FieldDefinition): FieldDefinition => {
  const { help, required, half, editableBy, ...rest } = field;
  const words = help && lines(help);
  const plain = {
    ...rest,
    label: line(field.label),
    ...(words && (words.nl || words.en) ? { help: words } : {}),
    ...(required ? { required } : {}),
    ...(half ? { half } : {}),
    ...(editableBy ? { editableBy } : {}),
  };
  if (plain.kind === 'choice') return { ...plain, options: plain.options.map((option) => ({ ...option, label: line(option.label) })) };
  if (plain.kind === 'group') return { ...plain, itemLabel: line(plain.itemLabel), fields: plain.fields.map(tidyField) };
  return plain;
};

const tidySection = ({ key, label, lead, fields }: Section): Section => {
  const words = lead && lines(lead);
  return { key, label: line(label), ...(words && (words.nl || words.en) ? { lead: words } : {}), fields: fields.map(tidyField) };
};

/** A type written one way: tidy texts, and nothing where nothing was asked. */
export const tidyType = ({ name, plural, icon, category, active, removable, sections }: WrittenType): WrittenType => {
  const several = plural && line(plural);
  return {
    name: line(name),
    ...(several && (several.nl || several.en) ? { plural: several } : {}),
    icon,
    category: tidyLine(category),
    active,
    removable,
    sections: sections.map(tidySection),
  };
};
