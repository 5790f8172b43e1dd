import type { FieldProps } from '../field-props.ts';
import classes from '../forms.module.css';
import { useReader } from '../use-reader.ts';

/** Supplements of the library, by title. */
export const SupplementField = ({ value, control }: FieldProps<'supplement'>) => {
  const { supplementName } = useReader();
  return (
    <p id={control.id} className={classes.plain}>
      {(value ?? []).map(supplementName).join(', ')}
    </p>
  );
};
