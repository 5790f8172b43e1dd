import type { Span } from '@bronhouder/domain/agenda/item.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedDate } from '../../../../forms/fields/typed-date.tsx';
import { isAtOrBelow } from '../../../../forms/path.ts';
import { endsSameDay, withStartDate, withStartTime } from '../changing.ts';
import { atPath } from './at-path.ts';
import classes from './fields.module.css';
import { TimeInput } from './time-input.tsx';

type Props = {
  span: Span;
  path: string;
  /** Names the dates for the buttons of their calendars. */
  name: string;
  problems: readonly Problem[];
  onChange: (span: Span) => void;
};

/** From when to when: a day and two times on one line; another day to end on where that is asked. */
export const SpanFields = ({ span, path, name, problems, onChange }: Props) => {
  const { t } = useTranslation();
  const [asked, ask] = useState(!endsSameDay(span));
  const endPath = `${path}.endDate`;
  const later = asked || problems.some(({ field }) => isAtOrBelow(field, endPath));
  const named = (label: string) => [label, name].filter(Boolean).join(', ');
  const choose = (other: boolean) => {
    ask(other);
    if (!other) onChange({ ...span, endDate: span.startDate });
  };
  return (
    <div className={classes.span}>
      <TypedDate
        {...atPath(`${path}.startDate`, problems)}
        label={t('agendaDialog.span.startDate')}
        name={named(t('agendaDialog.span.startDate'))}
        value={span.startDate}
        onChange={(startDate) => onChange(withStartDate(span, startDate))}
      />
      <TimeInput
        {...atPath(`${path}.startTime`, problems)}
        label={t('agendaDialog.span.startTime')}
        value={span.startTime}
        onChange={(startTime) => onChange({ ...span, startTime })}
        onLeft={(before, startTime) => onChange(withStartTime(span, before, startTime))}
      />
      <TimeInput
        {...atPath(`${path}.endTime`, problems)}
        label={t('agendaDialog.span.endTime')}
        ends={endsSameDay(span)}
        value={span.endTime}
        onChange={(endTime) => onChange({ ...span, endTime })}
      />
      {later && (
        <TypedDate
          {...atPath(endPath, problems)}
          label={t('agendaDialog.span.endDate')}
          name={named(t('agendaDialog.span.endDate'))}
          value={span.endDate}
          onChange={(endDate) => onChange({ ...span, endDate })}
        />
      )}
      <Checkbox
        className={classes.laterDay ?? ''}
        size="xs"
        label={t('agendaDialog.span.otherDay')}
        checked={later}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </div>
  );
};
