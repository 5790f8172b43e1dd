import type { FieldOf } from './definition.ts';
import { problem, selectionProblems, type FieldRule } from './rule.ts';
import { either, isText, listOf } from './shape.ts';

const chosen = (value: string | string[]): string[] => [...new Set((Array.isArray(value) ? value : [value]).filter((one) => one !== ''))];

/** In the order of the options; what is no option (any more) comes last, so that it is still there to see. */
const inOrder = (field: FieldOf<'choice'>, values: string[]): string[] => {
  const options = field.options.map((option) => option.value);
  return [...options.filter((option) => values.includes(option)), ...values.filter((value) => !options.includes(value))];
};

/** One or more of a list of options. A type that goes from one to more, or back, keeps what was chosen. */
export const choice: FieldRule<'choice'> = {
  shaped: either(isText, listOf(isText, 500)),
  empty: (value) => chosen(value).length === 0,
  normalise: (field, value) => {
    const values = inOrder(field, chosen(value));
    return field.multiple || values.length > 1 ? values : (values[0] ?? '');
  },
  problems: (field, value) => {
    const values = chosen(value);
    const known = new Set(field.options.map((option) => option.value));
    const unknown = values.filter((one) => !known.has(one));
    return [
      ...unknown.map((one) => problem('select-unknown', '', { value: one })),
      ...selectionProblems(values.length, field.multiple ? field : { maxSelected: 1 }),
    ];
  },
};
