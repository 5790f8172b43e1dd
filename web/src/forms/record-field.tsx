import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { plainText } from '@bronhouder/domain/fields/plain-text.ts';
import type { FieldValue } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPanel } from './conflict-panel.tsx';
import type { Choice, FieldConflict } from './conflicts.ts';
import { Field } from './field.tsx';
import classes from './forms.module.css';
import { useReader } from './use-reader.ts';

type Props = {
  field: FieldDefinition;
  value: FieldValue;
  base: FieldValue;
  problems: Problem[];
  conflict: FieldConflict | undefined;
  conflictWith: { by: string | null; at: string } | null;
  type: (field: string, value: FieldValue) => void;
  revert: (field: string) => void;
  choose: (field: string, choice: Choice) => void;
};

const mostShown = 60;
const shortened = (text: string): string => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

const ChangedMark = ({ field, base, revert }: Pick<Props, 'field' | 'base' | 'revert'>) => {
  const { t } = useTranslation();
  const before = shortened(plainText(field, base, useReader()));
  return (
    <div className={classes.footer}>
      {t('forms.changed')} ·{' '}
      <UnstyledButton className={classes.revert} onClick={() => revert(field.key)}>
        {before ? t('forms.revert', { value: before }) : t('forms.revertToEmpty')}
      </UnstyledButton>
    </div>
  );
};

const RecordFieldRow = ({ field, value, base, problems, conflict, conflictWith, type, revert, choose }: Props) => {
  const changed = !sameValue(value, base);
  const footer = (
    <>
      {changed && !conflict && <ChangedMark field={field} base={base} revert={revert} />}
      {conflict && conflictWith && (
        <ConflictPanel field={field} conflict={conflict} {...conflictWith} choose={(choice) => choose(field.key, choice)} />
      )}
    </>
  );
  return (
    <Field
      field={field}
      path={field.key}
      value={value}
      problems={problems}
      changed={changed}
      footer={footer}
      onChange={(next) => type(field.key, next)}
    />
  );
};

/** A field of the record itself, with its change and its conflict. Drawn again only when something of it changed: forms are long. */
export const RecordField = memo(
  RecordFieldRow,
  (before, after) =>
    before.field === after.field &&
    before.value === after.value &&
    before.base === after.base &&
    before.conflict === after.conflict &&
    sameValue(before.problems, after.problems),
);
