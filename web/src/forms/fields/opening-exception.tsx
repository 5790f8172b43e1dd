import type { OpeningException } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { messageAt } from '../message.tsx';
import classes from './opening-hours-field.module.css';
import { SlotsInput } from './slots-input.tsx';
import { TypedDate } from './typed-date.tsx';

type Props = {
  id: string;
  number: number;
  exception: OpeningException;
  problems: Problem[];
  onChange: (change: Partial<OpeningException>) => void;
  onRemove: () => void;
};

/** Other hours, or none, on some days; with the reason. */
export const ExceptionRow = ({ id, number, exception, problems, onChange, onRemove }: Props) => {
  const { t } = useTranslation();
  const part = `exceptions.${number - 1}`;
  const name = t('forms.hours.exception', { number });
  return (
    <li className={classes.exception} id={id}>
      <TypedDate
        id={`${id}-from`}
        data-part={`${part}.from`}
        name={name}
        label={t('forms.hours.exceptionFrom')}
        value={exception.from}
        error={messageAt(problems, `${part}.from`)}
        onChange={(from) => onChange({ from })}
      />
      <TypedDate
        id={`${id}-till`}
        data-part={`${part}.till`}
        name={`${name}, ${t('forms.hours.exceptionTill')}`}
        label={t('forms.hours.exceptionTill')}
        value={exception.till ?? ''}
        error={messageAt(problems, `${part}.till`)}
        onChange={(till) => onChange({ till })}
      />
      <TextInput
        id={`${id}-reason`}
        data-part={`${part}.reason`}
        label={t('forms.hours.reason')}
        placeholder={t('forms.hours.reasonExample')}
        value={exception.reason ?? ''}
        error={messageAt(problems, `${part}.reason`)}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('forms.hours.removeException', { number })}
        onClick={onRemove}
      >
        <IconTrash size={16} />
      </ActionIcon>
      <div className={classes.exceptionSlots}>
        <SlotsInput
          id={`${id}-slots`}
          name={name}
          part={`${part}.slots`}
          slots={exception.slots}
          problems={problems}
          onChange={(slots) => onChange({ slots })}
        />
      </div>
    </li>
  );
};
