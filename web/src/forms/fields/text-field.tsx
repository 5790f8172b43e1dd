import { TextInput } from '@mantine/core';
import type { FieldProps } from '../field-props.ts';

/** One line of text. */
export const TextField = ({ field, value, control, onChange }: FieldProps<'text'>) => (
  <TextInput
    {...control}
    value={value ?? ''}
    placeholder={field.pattern?.example}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
