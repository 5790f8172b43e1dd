import type { FieldValues } from '@bronhouder/domain/fields/value.ts';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import type { FieldProps, InnerField } from '../field-props.ts';
import classes from '../forms.module.css';
import { changedItem, moved, without } from '../group-editing.ts';
import { problemsAt } from '../path.ts';
import styles from './group-field.module.css';

type Item = FieldValues['group'][number];
type RowProps = Omit<FieldProps<'group'>, 'value' | 'control'> & {
  Inner: InnerField;
  items: Item[];
  index: number;
  say: (text: string) => void;
};

const RowButtons = ({ items, index, field, say, onChange }: RowProps) => {
  const { t } = useTranslation();
  const name = { label: useLocalised()(field.itemLabel), number: index + 1 };
  const move = (by: number) => {
    onChange(moved(items, index, by));
    say(t('forms.group.moved', { ...name, number: index + 1 + by }));
  };
  const remove = () => {
    const rest = without(items, index);
    onChange(rest.length > 0 ? rest : null);
    say(t('forms.group.removed', name));
  };
  return (
    <span className={styles.buttons}>
      <ActionIcon variant="subtle" color="gray" aria-label={t('forms.group.up', name)} disabled={index === 0} onClick={() => move(-1)}>
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('forms.group.down', name)}
        disabled={index === items.length - 1}
        onClick={() => move(1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={t('forms.group.remove', name)} onClick={remove}>
        <IconTrash size={16} />
      </ActionIcon>
    </span>
  );
};

const Row = (props: RowProps) => {
  const { field, path, items, index, problems, Inner, onChange } = props;
  const { t } = useTranslation();
  const label = t('forms.group.item', { label: useLocalised()(field.itemLabel), number: index + 1 });
  const item = items[index];
  if (!item) return null;
  return (
    <li className={styles.row} aria-label={label}>
      <div className={styles.head}>
        <span className={styles.title}>{label}</span>
        <RowButtons {...props} />
      </div>
      <div className={classes.fields}>
        {field.fields.map((inner) => (
          <Inner
            key={inner.key}
            field={inner}
            path={`${path}.${index}.${inner.key}`}
            value={item.values[inner.key] ?? null}
            problems={problemsAt(problems, `${index}.${inner.key}`)}
            onChange={(value) => onChange(changedItem(items, index, inner.key, value))}
          />
        ))}
      </div>
    </li>
  );
};

/** Rows of the same fields: added at the end, moved and removed by buttons. */
export const GroupField = ({ value, field, control, onChange, Inner, ...others }: FieldProps<'group'> & { Inner: InnerField }) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const items = value ?? [];
  const add = () => {
    onChange([...items, { id: crypto.randomUUID(), values: {} }]);
    window.setTimeout(() => list.current?.querySelector<HTMLElement>(':scope > li:last-child :is(input, textarea, select)')?.focus());
  };
  return (
    <>
      {items.length === 0 && <p className={classes.empty}>{t('forms.group.none')}</p>}
      <ol ref={list} className={styles.rows}>
        {items.map((item, index) => (
          <Row key={item.id} {...others} {...{ field, items, index, Inner, onChange, say }} />
        ))}
      </ol>
      <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={add}>
        {t('forms.group.add', { label: localised(field.itemLabel) })}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
