import type { Ordinal } from '@bronhouder/domain/agenda/item.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Message } from '../../../../forms/message.tsx';
import { useTimingWords } from '../coming/use-timing-words.ts';
import { toggledDay } from '../changing.ts';
import type { TypedRepetition } from '../typed-item.ts';
import { atPath } from './at-path.ts';
import classes from './fields.module.css';

type Props = { repetition: TypedRepetition; problems: readonly Problem[]; change: (change: Partial<TypedRepetition>) => void };

const ordinals: Ordinal[] = [1, 2, 3, 4, 5];
const days = [...weekdays, 'workday'] as const;

/** The months by name, to choose from. */
const useMonths = () => useTimingWords().months.map((label, index) => ({ value: String(index + 1), label }));

/** The weekdays of a weekly pattern: a row of seven, each on or off. */
export const WeekdayFields = ({ repetition, problems, change }: Props) => {
  const { t } = useTranslation();
  const { id, 'data-part': part } = atPath('timing.repetition.weekdays', problems);
  const mine = problems.filter(({ field }) => field === part);
  return (
    <fieldset className={classes.weekdays} id={id} data-part={part} aria-describedby={mine.length > 0 ? `${id}-message` : undefined}>
      <legend>{t('agendaDialog.repetition.weekdays')}</legend>
      <div className={classes.days}>
        {weekdays.map((day) => (
          <label key={day} className={classes.weekday} data-chosen={repetition.weekdays.includes(day) || undefined}>
            <input
              type="checkbox"
              aria-label={t(`forms.hours.days.${day}`)}
              checked={repetition.weekdays.includes(day)}
              onChange={() => change({ weekdays: toggledDay(repetition.weekdays, day) })}
            />
            <span aria-hidden>{t(`values.weekdays.${day}`)}</span>
          </label>
        ))}
      </div>
      <div id={`${id}-message`}>
        <Message problems={mine} />
      </div>
    </fieldset>
  );
};

/** The day of the month. */
export const MonthDayFields = ({ repetition, problems, change }: Props) => {
  const { t } = useTranslation();
  return (
    <TextInput
      {...atPath('timing.repetition.day', problems)}
      label={t('agendaDialog.repetition.day')}
      w={140}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={repetition.day}
      onChange={(event) => change({ day: event.currentTarget.value })}
    />
  );
};

/** The day and the month of a year. */
export const YearDayFields = (props: Props) => {
  const { t } = useTranslation();
  const { repetition, problems, change } = props;
  return (
    <div className={classes.line}>
      <MonthDayFields {...props} />
      <NativeSelect
        {...atPath('timing.repetition.month', problems)}
        label={t('agendaDialog.repetition.month')}
        data={useMonths()}
        value={String(repetition.month)}
        onChange={(event) => change({ month: Number(event.currentTarget.value) })}
      />
    </div>
  );
};

/** The first to fourth or last weekday or workday, of every month or of one month of the year. */
export const RelativeFields = ({ repetition, problems, change }: Props) => {
  const { t } = useTranslation();
  const words = useTimingWords();
  const everyMonth = { value: '', label: t('agendaDialog.repetition.everyMonth') };
  return (
    <div className={classes.line}>
      <NativeSelect
        {...atPath('timing.repetition.ordinal', problems)}
        label={t('agendaDialog.repetition.ordinal')}
        data={ordinals.map((ordinal) => ({ value: String(ordinal), label: words.ordinals[ordinal - 1] ?? '' }))}
        value={String(repetition.ordinal)}
        onChange={(event) => change({ ordinal: ordinals.find((one) => String(one) === event.currentTarget.value) ?? 1 })}
      />
      <NativeSelect
        {...atPath('timing.repetition.on', problems)}
        label={t('agendaDialog.repetition.on')}
        data={days.map((day) => ({
          value: day,
          label: day === 'workday' ? t('agendaDialog.repetition.workday') : t(`forms.hours.days.${day}`).toLowerCase(),
        }))}
        value={repetition.on}
        onChange={(event) => change({ on: days.find((one) => one === event.currentTarget.value) ?? 'MO' })}
      />
      <NativeSelect
        {...atPath('timing.repetition.month', problems)}
        label={t('agendaDialog.repetition.ofMonth')}
        data={[everyMonth, ...useMonths()]}
        value={repetition.ofMonth === null ? '' : String(repetition.ofMonth)}
        onChange={(event) => change({ ofMonth: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })}
      />
    </div>
  );
};
