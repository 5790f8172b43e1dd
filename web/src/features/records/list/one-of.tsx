import { NativeSelect } from '@mantine/core';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { Facet } from './facet.ts';

type Choice<T extends string> = { value: T; label: string };
type Props<T extends string> = {
  label: string;
  choices: Choice<T>[];
  counts: Facet[] | undefined;
  chosen: T;
  onChange: (value: T) => void;
};

/** One choice of a few, each with how many it leaves. */
export const OneOf = <T extends string>({ label, choices, counts, chosen, onChange }: Props<T>) => {
  const { number } = useFormats();
  const withCount = ({ value, label: text }: Choice<T>) => {
    const count = counts?.find((facet) => facet.value === value)?.count;
    return { value, label: count === undefined ? text : `${text} (${number(count)})` };
  };
  return (
    <NativeSelect
      label={label}
      data={choices.map(withCount)}
      value={chosen}
      onChange={(event) => {
        const choice = choices.find(({ value }) => value === event.currentTarget.value);
        if (choice) onChange(choice.value);
      }}
    />
  );
};
