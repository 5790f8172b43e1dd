import type { FieldDefinition, Section } from '../fields/definition.ts';
import { problem } from '../fields/rule.ts';
import type { Problem } from '../problem.ts';
import { type Around, kindProblems } from './kind-problems.ts';
import { typeLimits, type WrittenType } from './definition-shape.ts';
import { typeIcons } from './icons.ts';
import { twice, wordProblems } from './word-problems.ts';

/** By this field a record is called in every list, so every type has it. */
export const titleField = 'title';

/** What a key looks like in a content. Words that every object of the language knows would be found where nothing was filled in. */
export const isFieldKey = (key: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(key) && !(key in {});

const inside = (path: string, problems: Problem[]): Problem[] => problems.map((found) => ({ ...found, field: `${path}.${found.field}` }));

const fieldProblems = (field: FieldDefinition, around: Around): Problem[] => [
  ...wordProblems(field.label, 'label'),
  ...(field.help ? wordProblems(field.help, 'help', { maxLength: typeLimits.words, lines: true }) : []),
  ...(isFieldKey(field.key) ? [] : [problem('shape', 'key')]),
  ...kindProblems(field, around),
  ...(field.kind === 'group' ? fieldsProblems(field.fields, around) : []),
];

const fieldsProblems = (fields: readonly FieldDefinition[], around: Around): Problem[] => [
  ...fields.flatMap((field, index) => inside(`fields.${index}`, fieldProblems(field, around))),
  ...twice(fields.map(({ key }) => key)).map((index) => problem('not-unique', `fields.${index}.key`)),
];

const sectionProblems = ({ key, label, lead, fields }: Section, around: Around): Problem[] => [
  ...wordProblems(label, 'label'),
  ...(lead ? wordProblems(lead, 'lead', { maxLength: typeLimits.words, lines: true }) : []),
  ...(isFieldKey(key) ? [] : [problem('shape', 'key')]),
  ...(fields.length === 0 ? [problem('select-at-least', 'fields', { minimum: 1 })] : []),
  ...fieldsProblems(fields, around),
];

/** A content keeps its values by the key of their field, wherever in the form that stands. */
const sharedKeys = (sections: readonly Section[]): Problem[] => {
  const all = sections.flatMap(({ key, fields }, at) => fields.map((field, index) => ({ section: key, at, index, key: field.key })));
  return all
    .filter((one, place) => all.findIndex(({ key }) => key === one.key) < place && all.some((o) => o.key === one.key && o.at < one.at))
    .map(({ at, index }) => problem('not-unique', `sections.${at}.fields.${index}.key`));
};

const titleProblems = (sections: readonly Section[]): Problem[] => {
  const title = sections.flatMap(({ fields }) => fields).find(({ key }) => key === titleField);
  return title?.kind === 'text' && title.required ? [] : [problem('type-title', 'sections')];
};

/**
 * Everything that is wrong with a type as written, at paths such as `sections.0.fields.2.options.1.label.nl`. That no other type of
 * its sort has the same name is the server's to see.
 */
export const problemsOfType = (type: WrittenType, around: Around): Problem[] => {
  const { name, plural, icon, category, sections } = type;
  const count = sections.flatMap(({ fields }) => fields).length;
  return [
    ...wordProblems(name, 'name', { maxLength: typeLimits.name }),
    ...(plural ? wordProblems(plural, 'plural', { maxLength: typeLimits.name, required: false }) : []),
    ...(typeIcons.some((one) => one === icon) ? [] : [problem('select-unknown', 'icon', { value: icon })]),
    ...wordProblems({ nl: category, en: '' }, 'category').map((found) => ({ ...found, field: 'category' })),
    ...titleProblems(sections),
    ...(count > typeLimits.fields ? [problem('select-at-most', 'sections', { maximum: typeLimits.fields })] : []),
    ...sections.flatMap((section, index) => inside(`sections.${index}`, sectionProblems(section, around))),
    ...twice(sections.map(({ key }) => key)).map((index) => problem('not-unique', `sections.${index}.key`)),
    ...sharedKeys(sections),
  ];
};
