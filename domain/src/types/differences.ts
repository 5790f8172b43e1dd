import type { FieldDefinition, Localised, Section } from '../fields/definition.ts';
import { sameValue } from '../saving/same.ts';
import { bounds } from './bounds.ts';
import type { WrittenType } from './definition-shape.ts';

/** What can be different between two versions of a type. */
export const typeChangeCodes = [
  'name',
  'plural',
  'icon',
  'category',
  'inactive',
  'active',
  'not-removable',
  'removable',
  'section-added',
  'section-removed',
  'section-renamed',
  'section-moved',
  'field-added',
  'field-removed',
  'field-renamed',
  'field-moved',
  'kind-changed',
  'required',
  'optional',
  'narrowed',
  'widened',
  'field-admin-on',
  'field-admin-off',
  'reworded',
] as const;

export type TypeChangeCode = (typeof typeChangeCodes)[number];

/** One difference. `path`: the key of a section or field, of a field inside a group `people.name`; `label`: what it is (or was) called. */
export type TypeChange = { code: TypeChangeCode; path?: string; label?: Localised; before?: string; after?: string };

/** A field, where it stands: its section, and its place among those that were there before and still are. */
type Placed = { field: FieldDefinition; section: string };

const placed = (sections: readonly Section[]): Map<string, Placed> =>
  new Map(sections.flatMap(({ key, fields }) => fields.map((field) => [field.key, { field, section: key }] as const)));

/** Of the keys that both have, those that do not stand in the longest row that kept its order: the ones that somebody moved. */
const moved = (before: readonly string[], after: readonly string[]): Set<string> => {
  const places = after.filter((key) => before.includes(key)).map((key) => ({ key, place: before.indexOf(key) }));
  const rows: { key: string; place: number }[][] = [];
  for (const one of places) {
    const longest = rows.filter((row) => (row.at(-1)?.place ?? -1) < one.place).toSorted((a, b) => b.length - a.length)[0] ?? [];
    rows.push([...longest, one]);
  }
  const kept = new Set(rows.toSorted((a, b) => b.length - a.length)[0]?.map(({ key }) => key));
  return new Set(places.map(({ key }) => key).filter((key) => !kept.has(key)));
};

const about = (code: TypeChangeCode, path: string, label: Localised, more: Partial<TypeChange> = {}): TypeChange => ({
  code,
  path,
  label,
  ...more,
});

const when = <T>(holds: boolean, value: T): T[] => (holds ? [value] : []);

/** What is said of a field beside its name: texts and looks, which touch no value. */
const wording = ({ help, identifies, half }: FieldDefinition) => ({ help, identifies, half });

const fieldChanges = (before: FieldDefinition, after: FieldDefinition, path: string): TypeChange[] => {
  const say = (code: TypeChangeCode, more: Partial<TypeChange> = {}) => about(code, path, after.label, more);
  const renamed = when(!sameValue(before.label, after.label), say('field-renamed', { before: before.label.nl, after: after.label.nl }));
  const admin = when(before.editableBy !== after.editableBy, say(after.editableBy ? 'field-admin-on' : 'field-admin-off'));
  const need = when(Boolean(before.required) !== Boolean(after.required), say(after.required ? 'required' : 'optional'));
  if (before.kind !== after.kind) return [...renamed, say('kind-changed', { before: before.kind, after: after.kind }), ...need, ...admin];
  const { narrower, wider, reworded } = bounds(before, after);
  const words = reworded || !sameValue(wording(before), wording(after));
  return [
    ...renamed,
    ...need,
    ...when(narrower, say('narrowed')),
    ...when(wider, say('widened')),
    ...admin,
    ...when(words, say('reworded')),
    ...(before.kind === 'group' && after.kind === 'group' ? listChanges(before.fields, after.fields, `${path}.`) : []),
  ];
};

/** The differences between the fields of one group. */
const listChanges = (before: readonly FieldDefinition[], after: readonly FieldDefinition[], path: string): TypeChange[] => {
  const at = (key: string) => before.find((field) => field.key === key);
  const order = moved(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  return [
    ...before
      .filter(({ key }) => !after.some((field) => field.key === key))
      .map(({ key, label }) => about('field-removed', path + key, label)),
    ...after.flatMap((field) => {
      const old = at(field.key);
      if (!old) return [about('field-added', path + field.key, field.label)];
      return [
        ...when(order.has(field.key), about('field-moved', path + field.key, field.label)),
        ...fieldChanges(old, field, path + field.key),
      ];
    }),
  ];
};

const sectionChanges = (before: readonly Section[], after: readonly Section[]): TypeChange[] => {
  const order = moved(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  return [
    ...before.filter(({ key }) => !after.some((one) => one.key === key)).map(({ key, label }) => about('section-removed', key, label)),
    ...after.flatMap((section) => {
      const { key, label, lead } = section;
      const old = before.find((one) => one.key === key);
      if (!old) return [about('section-added', key, label)];
      const renamed = !sameValue([old.label, old.lead], [label, lead]);
      return [
        ...when(order.has(key), about('section-moved', key, label)),
        ...when(renamed, about('section-renamed', key, label, { before: old.label.nl, after: label.nl })),
      ];
    }),
  ];
};

const movedFields = (before: readonly Section[], after: readonly Section[]): Set<string> => {
  const [old, now] = [placed(before), placed(after)];
  const elsewhere = [...now].filter(([key, { section }]) => old.has(key) && old.get(key)?.section !== section).map(([key]) => key);
  const within = after.flatMap(({ key, fields }) => {
    const stayed = before.find((one) => one.key === key)?.fields.map((field) => field.key) ?? [];
    return [
      ...moved(
        stayed,
        fields.map((field) => field.key),
      ),
    ];
  });
  return new Set([...elsewhere, ...within]);
};

/** What is different between two versions of a type, in the order of the form: the first version makes none. */
export const differences = (before: WrittenType, after: WrittenType): TypeChange[] => {
  const [old, now] = [placed(before.sections), placed(after.sections)];
  const order = movedFields(before.sections, after.sections);
  return [
    ...when(!sameValue(before.name, after.name), { code: 'name' as const, before: before.name.nl, after: after.name.nl }),
    ...when(!sameValue(before.plural, after.plural), { code: 'plural' as const, after: after.plural?.nl || after.name.nl }),
    ...when(before.icon !== after.icon, { code: 'icon' as const }),
    ...when(before.category !== after.category, { code: 'category' as const, before: before.category, after: after.category }),
    ...when(before.active !== after.active, { code: after.active ? ('active' as const) : ('inactive' as const) }),
    ...when(before.removable !== after.removable, { code: after.removable ? ('removable' as const) : ('not-removable' as const) }),
    ...sectionChanges(before.sections, after.sections),
    ...[...old].filter(([key]) => !now.has(key)).map(([key, { field }]) => about('field-removed', key, field.label)),
    ...[...now].flatMap(([key, { field }]) => {
      const was = old.get(key);
      if (!was) return [about('field-added', key, field.label)];
      return [...when(order.has(key), about('field-moved', key, field.label)), ...fieldChanges(was.field, field, key)];
    }),
  ];
};
