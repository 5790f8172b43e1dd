import { parseEndTime, parseTime } from '@bronhouder/domain/fields/slots.ts';
import type { Slot } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changedSlot, withoutSlot, withSlot } from '../opening-hours-editing.ts';
import { Message } from '../message.tsx';
import { isAtOrBelow } from '../path.ts';
import classes from './opening-hours-field.module.css';

type Props = { id: string; name: string; part: string; slots: Slot[]; problems: Problem[]; onChange: (slots: Slot[]) => void };

type TimeProps = {
  id: string;
  label: string;
  part: string;
  value: string;
  invalid: boolean;
  read: (typed: string) => string | undefined;
  onChange: (time: string) => void;
};

const Time = ({ id, label, part, value, invalid, read, onChange }: TimeProps) => {
  const { t } = useTranslation();
  return (
    <input
      id={id}
      className={classes.time}
      data-part={part}
      aria-label={label}
      aria-invalid={invalid || undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder={t('formats.timePlaceholder')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        const time = read(value);
        if (time && time !== value) onChange(time);
      }}
    />
  );
};

/** The slots of one day, beside each other, with a button for one more. */
export const SlotsInput = ({ id, name, part, slots, problems, onChange }: Props) => {
  const { t } = useTranslation();
  const added = useRef<HTMLDivElement>(null);
  const wrong = (path: string) =>
    problems.some((problem) => isAtOrBelow(problem.field, path) || problem.field === path.split('.').slice(0, -1).join('.'));
  const mine = problems.filter((problem) => isAtOrBelow(problem.field, part));
  const add = () => {
    onChange(withSlot(slots));
    window.setTimeout(() => added.current?.querySelector<HTMLInputElement>(`[data-slot="${slots.length}"] input`)?.focus());
  };
  return (
    <div ref={added} className={classes.slotsColumn}>
      <div className={classes.slots}>
        {slots.length === 0 && <span className={classes.closed}>{t('forms.hours.closed')}</span>}
        {slots.map((slot, index) => (
          <span key={index} className={classes.slot} data-slot={index}>
            <Time
              id={`${id}-${index}-from`}
              label={t('forms.hours.from', { day: name, number: index + 1 })}
              part={`${part}.${index}.from`}
              value={slot.from}
              invalid={wrong(`${part}.${index}.from`)}
              read={parseTime}
              onChange={(from) => onChange(changedSlot(slots, index, { from }))}
            />
            <span aria-hidden>–</span>
            <Time
              id={`${id}-${index}-till`}
              label={t('forms.hours.till', { day: name, number: index + 1 })}
              part={`${part}.${index}`}
              value={slot.till}
              invalid={wrong(`${part}.${index}.till`)}
              read={parseEndTime}
              onChange={(till) => onChange(changedSlot(slots, index, { till }))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={t('forms.hours.removeSlot', { day: name, number: index + 1 })}
              onClick={() => onChange(withoutSlot(slots, index))}
            >
              <IconX size={14} />
            </ActionIcon>
          </span>
        ))}
        <UnstyledButton className={classes.link} aria-label={t('forms.hours.addSlotTo', { day: name })} onClick={add}>
          <IconPlus size={14} aria-hidden /> {t('forms.hours.addSlot')}
        </UnstyledButton>
      </div>
      <Message problems={mine} />
    </div>
  );
};
