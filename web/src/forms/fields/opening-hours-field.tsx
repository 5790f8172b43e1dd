import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import {
  changedException,
  copiedToDays,
  isWithoutHours,
  noHours,
  withDay,
  withException,
  withoutException,
} from '../opening-hours-editing.ts';
import { CopyDay } from './copy-day.tsx';
import { ExceptionRow } from './opening-exception.tsx';
import classes from './opening-hours-field.module.css';
import { SlotsInput } from './slots-input.tsx';

type Part = Pick<FieldProps<'openingHours'>, 'problems' | 'control'> & { hours: OpeningHours; change: (hours: OpeningHours) => void };

const Week = ({ hours, problems, control, change }: Part) => {
  const { t } = useTranslation();
  return (
    <div className={classes.week}>
      {weekdays.map((day) => (
        <div key={day} className={classes.dayRow}>
          <span className={classes.day}>{t(`forms.hours.days.${day}`)}</span>
          <SlotsInput
            id={`${control.id}-week-${day}`}
            name={t(`forms.hours.days.${day}`)}
            part={`week.${day}`}
            slots={hours.week[day] ?? []}
            problems={problems}
            onChange={(slots) => change(withDay(hours, day, slots))}
          />
          <CopyDay day={day} copy={(to) => change(copiedToDays(hours, day, to))} />
        </div>
      ))}
    </div>
  );
};

const Exceptions = ({ hours, problems, control, change }: Part) => {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    change(withException(hours));
    window.setTimeout(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  return (
    <div className={classes.exceptions}>
      <strong>{t('forms.hours.exceptions')}</strong>
      <div className={classes.lead}>{t('forms.hours.exceptionsLead')}</div>
      {hours.exceptions.length === 0 && <p className={classes.closed}>{t('forms.hours.noExceptions')}</p>}
      <ul ref={list} className={classes.exceptionList}>
        {hours.exceptions.map((exception, index) => (
          <ExceptionRow
            key={index}
            id={`${control.id}-exceptions-${index}`}
            number={index + 1}
            exception={exception}
            problems={problems}
            onChange={(changed) => change(changedException(hours, index, changed))}
            onRemove={() => change(withoutException(hours, index))}
          />
        ))}
      </ul>
      <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={add}>
        {t('forms.hours.addException')}
      </Button>
    </div>
  );
};

/** A week at a glance, and the days on which it is different. */
export const OpeningHoursField = ({ value, problems, control, onChange }: FieldProps<'openingHours'>) => {
  const hours = value ?? noHours;
  const change = (changed: OpeningHours) => onChange(isWithoutHours(changed) ? null : changed);
  return (
    <>
      <Week hours={hours} problems={problems} control={control} change={change} />
      <Exceptions hours={hours} problems={problems} control={control} change={change} />
    </>
  );
};
