import { Checkbox } from '@mantine/core';
import { useFormats } from '../../../i18n/use-formats.ts';
import classes from './filters.module.css';

export type Facet = { value: string; count: number };
export type Named = { value: string; label: string };

type Props = {
  title: string;
  options: Named[];
  counts: Facet[] | undefined;
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

/** Several choices of a filter, each with how many it leaves. */
export const CheckGroup = ({ title, options, counts, chosen, onChange }: Props) => {
  const { number } = useFormats();
  const countOf = (value: string) => counts?.find((facet) => facet.value === value)?.count ?? 0;
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <div className={classes.options}>
        {options.map(({ value, label }) => (
          <div key={value} className={classes.option}>
            <Checkbox
              label={label}
              checked={chosen.includes(value)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
            />
            <span className={classes.count}>{counts && number(countOf(value))}</span>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
