import { Checkbox, MultiSelect, Select, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import type { FieldProps } from '../field-props.ts';
import { showsBoxes } from './shows-boxes.ts';

const listOf = (value: string | string[] | null): string[] => (value === null ? [] : [value].flat().filter((one) => one !== ''));

/** The options, with what was chosen before it stopped being one: what stands there must be seen to be taken away. */
const useOptions = ({ field, value }: Pick<FieldProps<'choice'>, 'field' | 'value'>) => {
  const localised = useLocalised();
  const known = field.options.map((option) => ({ value: option.value, label: localised(option.label) }));
  const unknown = listOf(value).filter((one) => !known.some((option) => option.value === one));
  return [...known, ...unknown.map((one) => ({ value: one, label: one }))];
};

const Boxes = (props: FieldProps<'choice'>) => (
  <Checkbox.Group value={listOf(props.value)} onChange={(chosen) => props.onChange(chosen.length > 0 ? chosen : null)}>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8} verticalSpacing={8}>
      {useOptions(props).map((option) => (
        <Checkbox key={option.value} value={option.value} label={option.label} />
      ))}
    </SimpleGrid>
  </Checkbox.Group>
);

const Several = (props: FieldProps<'choice'>) => {
  const { t } = useTranslation();
  return (
    <MultiSelect
      {...props.control}
      data={useOptions(props)}
      value={listOf(props.value)}
      searchable
      clearable
      nothingFoundMessage={t('forms.choice.noneFound')}
      onChange={(chosen) => props.onChange(chosen.length > 0 ? chosen : null)}
    />
  );
};

const One = (props: FieldProps<'choice'>) => {
  const { t } = useTranslation();
  const options = useOptions(props);
  return (
    <Select
      {...props.control}
      data={options}
      value={listOf(props.value)[0] ?? null}
      placeholder={t('forms.choice.choose')}
      searchable={options.length > 8}
      clearable
      nothingFoundMessage={t('forms.choice.noneFound')}
      onChange={(chosen) => props.onChange(chosen)}
    />
  );
};

/** One or more of a list: boxes to tick for a short list of several, a list to search for a long one. */
export const ChoiceField = (props: FieldProps<'choice'>) => {
  if (showsBoxes(props.field)) return <Boxes {...props} />;
  return props.field.multiple || listOf(props.value).length > 1 ? <Several {...props} /> : <One {...props} />;
};
