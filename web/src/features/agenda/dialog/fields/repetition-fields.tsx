import type { RepetitionType } from '@bronhouder/domain/agenda/item.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { withType } from '../changing.ts';
import { useItem } from '../item-context.ts';
import type { TypedRepetition } from '../typed-item.ts';
import { atPath } from './at-path.ts';
import classes from './fields.module.css';
import { MonthDayFields, RelativeFields, WeekdayFields, YearDayFields } from './pattern-fields.tsx';
import { UntilFields } from './until-fields.tsx';

const types: RepetitionType[] = ['none', 'daily', 'weekly', 'monthly', 'yearly', 'relative'];
const patterns = { daily: null, weekly: WeekdayFields, monthly: MonthDayFields, yearly: YearDayFields, relative: RelativeFields };

/** What an interval counts: of a day in a fixed month years, of others months. */
const unitOf = ({ type, ofMonth }: TypedRepetition) => {
  if (type === 'relative') return ofMonth === null ? 'monthly' : 'yearly';
  return type === 'none' ? 'daily' : type;
};

/** How often it comes back, by what, and until when (points 3 and 5). */
export const RepetitionFields = () => {
  const { t } = useTranslation();
  const { item, shown, type } = useItem();
  const { dates } = item;
  const { repetition } = dates;
  const change = (changed: Partial<TypedRepetition>) => type({ dates: { ...dates, repetition: { ...repetition, ...changed } } });
  const Pattern = repetition.type === 'none' ? null : patterns[repetition.type];
  return (
    <div className={classes.rows}>
      <NativeSelect
        label={t('agendaDialog.repetition.label')}
        data={types.map((value) => ({ value, label: t(`agendaDialog.repetition.types.${value}`) }))}
        value={repetition.type}
        onChange={(event) => {
          const chosen = types.find((one) => one === event.currentTarget.value);
          if (chosen) type({ dates: withType(dates, chosen) });
        }}
      />
      {repetition.type !== 'none' && (
        <div className={classes.pattern}>
          <div className={classes.line}>
            <div className={classes.every}>
              <TextInput
                {...atPath('timing.repetition.interval', shown)}
                label={t('agendaDialog.repetition.every')}
                w={64}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={repetition.interval}
                onChange={(event) => change({ interval: event.currentTarget.value })}
              />
              <span className={classes.unit}>
                {t(`agendaDialog.repetition.units.${unitOf(repetition)}`, { count: Number(repetition.interval) || 2 })}
              </span>
            </div>
            {Pattern && <Pattern repetition={repetition} problems={shown} change={change} />}
          </div>
          <UntilFields startDate={dates.span.startDate} repetition={repetition} problems={shown} change={change} />
        </div>
      )}
    </div>
  );
};
