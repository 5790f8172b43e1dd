import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { plainText } from '@bronhouder/domain/fields/plain-text.ts';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-formats.ts';
import classes from './conflict-panel.module.css';
import { type Choice, choices, type FieldConflict } from './conflicts.ts';
import { idOf } from './path.ts';
import { useReader } from './use-reader.ts';
import { useWhen } from './use-when.ts';

type Props = { field: FieldDefinition; conflict: FieldConflict; by: string | null; at: string; choose: (choice: Choice) => void };

const useHeadings = (by: string | null): Record<Choice, string> => {
  const { t } = useTranslation();
  return {
    base: t('forms.conflict.base'),
    theirs: by ? t('forms.conflict.theirs', { name: by.split(' ')[0] }) : t('forms.conflict.theirsByNobody'),
    mine: t('forms.conflict.mine'),
  };
};

/** A field that two people changed: what it was, theirs, mine. One of them is chosen before saving goes on (decisions 4). */
export const ConflictPanel = ({ field, conflict, by, at, choose }: Props) => {
  const { t } = useTranslation();
  const reader = useReader();
  const headings = useHeadings(by);
  const when = useWhen()(at);
  const label = useLocalised()(field.label);
  const name = `${idOf(field.key)}-conflict`;
  return (
    <fieldset className={classes.panel} id={name}>
      <legend className={classes.legend}>{t('forms.conflict.label', { label })}</legend>
      <p className={classes.said}>
        <strong>{by ? t('forms.conflict.said', { name: by, when }) : t('forms.conflict.saidByNobody', { when })}</strong>{' '}
        {t('forms.conflict.ask')}
      </p>
      <div className={classes.choices}>
        {choices.map((choice) => {
          const chosen = conflict.chosen === choice;
          return (
            <label key={choice} className={classes.choice} data-chosen={chosen || undefined}>
              <span className={classes.heading}>
                <input type="radio" name={name} checked={chosen} onChange={() => choose(choice)} />
                {headings[choice]}
                {chosen && <IconCheck size={14} aria-hidden />}
              </span>
              <span className={classes.value}>{plainText(field, conflict.values[choice], reader) || t('forms.conflict.empty')}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
