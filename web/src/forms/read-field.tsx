import type { FieldDefinition, FieldKind, FieldOf } from '@bronhouder/domain/fields/definition.ts';
import { plainText } from '@bronhouder/domain/fields/plain-text.ts';
import { isEmpty, ruleOf } from '@bronhouder/domain/fields/rules.ts';
import { parseUrl } from '@bronhouder/domain/fields/url.ts';
import type { FieldValue, FieldValues } from '@bronhouder/domain/fields/value.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-formats.ts';
import { FilePreview } from './fields/file-preview.tsx';
import classes from './forms.module.css';
import { NamedList } from './supplements/named-list.tsx';
import { useReader } from './use-reader.ts';

type ReadProps = { field: FieldDefinition; value: FieldValue };

const Text = ({ field, value }: ReadProps) => {
  const { t } = useTranslation();
  const text = plainText(field, value, useReader());
  return <p className={text ? classes.plain : `${classes.plain} ${classes.empty}`}>{text || t('forms.nothing')}</p>;
};

const Rows = ({ field, value }: { field: FieldOf<'group'>; value: FieldValues['group'] }) => (
  <ol className={classes.readRows}>
    {value.map((item) => (
      <li key={item.id} className={classes.fields}>
        {field.fields.map((inner) => (
          <ReadField key={inner.key} field={inner} value={item.values[inner.key] ?? null} />
        ))}
      </li>
    ))}
  </ol>
);

/** The value if the field can hold it and it says something. */
const valueIn = <K extends FieldKind>(field: FieldDefinition<K>, value: FieldValue): FieldValues[K] | undefined => {
  const rule = ruleOf(field);
  return value !== null && rule.shaped(value, field) && !isEmpty(field, value) ? value : undefined;
};

const Value = ({ field, value }: ReadProps) => {
  if (field.kind === 'group') {
    const rows = valueIn(field, value);
    if (rows) return <Rows field={field} value={rows} />;
  }
  if (field.kind === 'file') {
    const file = valueIn(field, value);
    if (file) return <FilePreview file={file} />;
  }
  if (field.kind === 'supplement') {
    const keys = valueIn(field, value);
    if (keys) return <NamedList keys={keys} />;
  }
  const url = field.kind === 'url' && typeof value === 'string' ? parseUrl(value) : undefined;
  if (url) {
    return (
      <Anchor href={url} target="_blank" rel="noreferrer" className={classes.plain}>
        {url}
      </Anchor>
    );
  }
  return <Text field={field} value={value} />;
};

/** A field that this reader may not change: text, not a greyed-out box. */
export const ReadField = ({ field, value }: ReadProps) => {
  const localised = useLocalised();
  return (
    <div className={classes.field} data-half={field.half || undefined}>
      <div className={classes.label}>{localised(field.label)}</div>
      <Value field={field} value={value} />
    </div>
  );
};
