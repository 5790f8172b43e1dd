import { TextInput } from '@mantine/core';
import { useLocalised } from '../../i18n/use-formats.ts';
import type { FieldProps } from '../field-props.ts';

/** A number, with a comma in both languages: a point would be read back as a mark of thousands. */
const shown = (value: number | string | null): string => (typeof value === 'number' ? String(value).replace('.', ',') : (value ?? ''));

/** A number, as typed until it is one. */
export const NumberField = ({ field, value, control, onChange }: FieldProps<'number'>) => {
  const localised = useLocalised();
  return (
    <TextInput
      {...control}
      inputMode="decimal"
      value={shown(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(field.unit && {
        rightSection: <span aria-hidden>{localised(field.unit)}</span>,
        rightSectionWidth: 'auto',
        rightSectionProps: { style: { padding: '0 12px' } },
      })}
    />
  );
};
