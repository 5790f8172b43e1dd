import { Checkbox } from '@mantine/core';
import { useFormats } from '../i18n/use-formats.ts';
import classes from './filters.module.css';

type Choice<T extends string> = { value: T; label: string; count: number | undefined };

type Props<T extends string> = { title: string; choices: Choice<T>[]; chosen: T[]; onChange: (chosen: T[]) => void };

/** Several choices of a filter, each with how many it would leave. */
export const CheckGroup = <T extends string>({ title, choices, chosen, onChange }: Props<T>) => {
  const { number } = useFormats();
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <div className={classes.options}>
        {choices.map(({ value, label, count }) => (
          <div key={value} className={classes.option}>
            <Checkbox
              label={label}
              checked={chosen.includes(value)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
            />
            <span className={classes.count}>{count !== undefined && number(count)}</span>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
