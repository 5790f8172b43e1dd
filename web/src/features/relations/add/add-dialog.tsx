import { otherSide } from '@bronhouder/domain/relations/labels.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { Message } from '../../../forms/message.tsx';
import type { Choice } from '../rights.ts';
import classes from '../relations.module.css';
import { useWrite } from '../../../forms/use-write.ts';
import { atStart } from '../words.ts';
import { type Candidate, TargetField } from './target-field.tsx';

type Props = { organisation: { key: string; title: string }; choices: Choice[]; onClose: () => void };
type Input = { choice: Choice; other: Candidate };

const idOf = ({ type, side }: Choice): string => `${type.key} ${side}`;

/** How both pages will read it. */
const Reads = ({ organisation, choice: { type, side }, other }: { organisation: string } & Input) => {
  const { t } = useTranslation();
  const back = type.kind === 'equal' ? side : otherSide(side);
  return (
    <dl className={classes.reads}>
      {[
        [organisation, type.labels[side].output, other.title],
        [other.title, type.labels[back].output, organisation],
      ].map(([at, label, to]) => (
        <div key={at}>
          <dt>{t('relations.add.reads', { organisation: at })}</dt>
          <dd>
            {atStart(label ?? '')} {to}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Relates the organisation to another: how, and to which (points 2 and 5). */
export const AddDialog = ({ organisation, choices, onClose }: Props) => {
  const { t } = useTranslation();
  const [choice, choose] = useState<Choice | null>(choices.length === 1 ? (choices[0] ?? null) : null);
  const [other, setOther] = useState<Candidate | null>(null);
  const [told, setTold] = useState(false);
  const add = useWrite({
    call: ({ choice: { type, side }, other: { key } }: Input) => {
      const [source, target] = side === 'source' ? [organisation.key, key] : [key, organisation.key];
      return api.relation.create({ organisation: source, type: type.key, target }, handled);
    },
    said: () => t('relations.add.added'),
    onDone: onClose,
  });
  const missing = (chosen: object | null, field: string) =>
    told && chosen === null ? <Message problems={[{ field, code: 'relation' }]} /> : undefined;
  const submit = () => {
    setTold(true);
    if (choice && other) add.run({ choice, other });
  };
  return (
    <FormDialog
      title={t('relations.add.title')}
      confirm={t('relations.add.confirm')}
      cancel={t('relations.add.cancel')}
      size="lg"
      failure={add.failure}
      pending={add.pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        id="relation-type"
        label={t('relations.add.type')}
        description={t('relations.add.sentence', { organisation: organisation.title })}
        placeholder={t('relations.add.typePlaceholder')}
        required
        allowDeselect={false}
        data-autofocus
        data={choices.map((one) => ({ value: idOf(one), label: one.type.labels[one.side].input }))}
        value={choice && idOf(choice)}
        error={missing(choice, 'type')}
        onChange={(id) => {
          choose(choices.find((one) => idOf(one) === id) ?? null);
          setOther(null);
          add.reset();
        }}
      />
      <TargetField
        key={choice ? idOf(choice) : ''}
        organisation={organisation.key}
        choice={choice}
        value={other}
        error={missing(other, 'target')}
        onChange={(chosen) => {
          setOther(chosen);
          add.reset();
        }}
      />
      {choice && other && <Reads organisation={organisation.title} choice={choice} other={other} />}
    </FormDialog>
  );
};
