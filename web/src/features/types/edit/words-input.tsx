import type { Localised } from '@bronhouder/domain/fields/definition.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './edit.module.css';
import { useInputAt } from './type-form-context.ts';

type Props = {
  path: string;
  label: string;
  value: Localised | undefined;
  required?: boolean;
  lines?: boolean;
  /** Stands below the Dutch one. */
  help?: string;
  /** Undefined: in neither language. */
  onChange: (value: Localised | undefined) => void;
};

/** A text in both languages beside each other. */
export const WordsInput = ({ path, label, value, required = false, lines = false, help, onChange }: Props) => {
  const { t } = useTranslation();
  const [nl, en] = [useInputAt(`${path}.nl`), useInputAt(`${path}.en`)];
  const words = value ?? { nl: '', en: '' };
  const give = (change: Partial<Localised>) => {
    const next = { ...words, ...change };
    onChange(required || next.nl || next.en ? next : undefined);
  };
  const Box = lines ? Textarea : TextInput;
  const look = lines ? { autosize: true, minRows: 2 } : {};
  return (
    <div className={classes.pair}>
      <Box
        {...nl}
        {...look}
        label={label}
        {...(help && { description: help, inputWrapperOrder: ['label', 'input', 'description', 'error'] as const })}
        required={required}
        value={words.nl}
        onChange={(event) => give({ nl: event.currentTarget.value })}
      />
      <Box
        {...en}
        {...look}
        label={t('types.edit.english', { label })}
        value={words.en}
        onChange={(event) => give({ en: event.currentTarget.value })}
      />
    </div>
  );
};
