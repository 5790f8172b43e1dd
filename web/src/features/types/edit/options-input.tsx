import type { FieldOf } from '@bronhouder/domain/fields/definition.ts';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../../forms/message.tsx';
import classes from './edit.module.css';
import { MoveButtons } from './move-buttons.tsx';
import own from './options-input.module.css';
import { keyFrom } from './type-draft.ts';
import { focusSoon, typeId, useInputAt, useTypeEditor } from './type-form-context.ts';

type Options = FieldOf<'choice'>['options'];
type Option = Options[number];

/** A name in the data that no option has: what it is called can change, this cannot. */
const valueFrom = (options: Options): string =>
  keyFrom(
    'keuze',
    options.map(({ value }) => value),
  );

const OptionRow = ({
  option,
  path,
  number,
  onLabel,
}: {
  option: Option;
  path: string;
  number: number;
  onLabel: (label: Option['label']) => void;
}) => {
  const { t } = useTranslation();
  const [nl, en] = [useInputAt(`${path}.label.nl`), useInputAt(`${path}.label.en`)];
  const { label } = option;
  return (
    <>
      <TextInput
        {...nl}
        aria-label={t('types.settings.option', { number })}
        value={label.nl}
        onChange={(event) => onLabel({ ...label, nl: event.currentTarget.value })}
      />
      <TextInput
        {...en}
        aria-label={t('types.settings.optionEnglish', { number })}
        placeholder={t('types.settings.optionEnglish', { number })}
        value={label.en}
        onChange={(event) => onLabel({ ...label, en: event.currentTarget.value })}
      />
    </>
  );
};

type Props = { field: FieldOf<'choice'>; path: string; onChange: (options: Options) => void };

/** The options of a choice: their words in both languages, in the order in which they are offered. */
export const OptionsInput = ({ field: { options, key }, path, onChange }: Props) => {
  const { t } = useTranslation();
  const { shown } = useTypeEditor();
  const move = (index: number) => (by: 1 | -1) => {
    const [one, other] = [options[index], options[index + by]];
    if (one && other) onChange(options.map((option, at) => (at === index ? other : at === index + by ? one : option)));
  };
  return (
    <fieldset className={`${own.options} ${classes.wide}`}>
      <legend>{t('types.settings.options')}</legend>
      {options.map((option, index) => {
        const name = option.label.nl || String(index + 1);
        return (
          <div key={option.value} className={own.optionRow}>
            <OptionRow
              option={option}
              path={`${path}.${index}`}
              number={index + 1}
              onLabel={(label) => onChange(options.map((one) => (one.value === option.value ? { ...one, label } : one)))}
            />
            <MoveButtons
              name={`${key}-${option.value}`}
              labels={{
                up: t('types.settings.optionUp', { name }),
                down: t('types.settings.optionDown', { name }),
                remove: t('types.settings.removeOption', { name }),
              }}
              first={index === 0}
              last={index === options.length - 1}
              onMove={move(index)}
              onRemove={() => {
                onChange(options.filter((one) => one.value !== option.value));
                focusSoon(typeId(path));
              }}
            />
          </div>
        );
      })}
      <Message problems={shown.filter(({ field }) => field === path)} />
      <Button
        id={typeId(path)}
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => {
          onChange([...options, { value: valueFrom(options), label: { nl: '', en: '' } }]);
          focusSoon(typeId(`${path}.${options.length}.label.nl`));
        }}
      >
        {t('types.settings.addOption')}
      </Button>
    </fieldset>
  );
};
