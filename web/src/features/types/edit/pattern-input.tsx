import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './edit.module.css';
import { useInputAt } from './type-form-context.ts';

type Props = { field: FieldDefinition; path: string; onChange: (value: unknown) => void };

/** A pattern that a text has to have, and an example for who gets it wrong. */
export const PatternInput = ({ field, path, onChange }: Props) => {
  const { t } = useTranslation();
  const [source, example] = [useInputAt(`${path}.source`), useInputAt(`${path}.example`)];
  const value = (field.kind === 'text' && field.pattern) || { source: '', example: '' };
  const give = (change: Partial<typeof value>) => {
    const next = { ...value, ...change };
    onChange(next.source || next.example ? next : undefined);
  };
  return (
    <div className={`${classes.pair} ${classes.wide}`}>
      <TextInput
        {...source}
        label={t('types.settings.pattern')}
        classNames={{ input: classes.code ?? '' }}
        spellCheck={false}
        value={value.source}
        onChange={(event) => give({ source: event.currentTarget.value })}
      />
      <TextInput
        {...example}
        label={t('types.settings.example')}
        value={value.example}
        onChange={(event) => give({ example: event.currentTarget.value })}
      />
    </div>
  );
};
