import { useLocalised } from '../../i18n/use-formats.ts';
import type { FieldProps } from '../field-props.ts';
import { TypedDate } from './typed-date.tsx';

/** A day. */
export const DateField = ({ field, value, control, onChange }: FieldProps<'date'>) => {
  const localised = useLocalised();
  return (
    <TypedDate
      {...control}
      name={localised(field.label)}
      value={value ?? ''}
      onChange={onChange}
      {...(field.minimum && { minimum: field.minimum })}
      {...(field.maximum && { maximum: field.maximum })}
    />
  );
};
