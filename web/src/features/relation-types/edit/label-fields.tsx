import type { Problem } from '@bronhouder/domain/problem.ts';
import type { Side } from '@bronhouder/domain/relations/labels.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageAt } from '../../../forms/message.tsx';
import { type Draft, withLabel } from '../draft.ts';
import classes from '../relation-types.module.css';

type Props = { draft: Draft; side: Side; problems: Problem[]; onChange: (draft: Draft) => void; onLeave: () => void };

/** What one side calls the other: where the relation is shown, and in the form. */
export const LabelFields = ({ draft, side, problems, onChange, onLeave }: Props) => {
  const { t } = useTranslation();
  const seen = draft.kind === 'equal' ? 'both' : side;
  const label = draft.labels[side];
  return (
    <fieldset className={classes.side}>
      <legend>{t(`relations.edit.${seen}`)}</legend>
      <div className={classes.pair}>
        <TextInput
          id={`label-${side}-output`}
          label={t('relations.edit.output')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={t('relations.edit.outputHelp')}
          placeholder={t(`relations.edit.outputExample.${seen}`)}
          required
          value={label.output}
          error={messageAt(problems, `labels.${side}.output`)}
          onChange={(event) => onChange(withLabel(draft, side, 'output', event.currentTarget.value))}
          onBlur={onLeave}
        />
        <TextInput
          id={`label-${side}-input`}
          label={t('relations.edit.input')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={t('relations.edit.inputHelp')}
          required
          value={label.input}
          error={messageAt(problems, `labels.${side}.input`)}
          onChange={(event) => onChange(withLabel(draft, side, 'input', event.currentTarget.value))}
          onBlur={onLeave}
        />
      </div>
    </fieldset>
  );
};
