import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TypedDate } from '../../../../forms/fields/typed-date.tsx';
import { monthsAfter } from '../changing.ts';
import type { TypedRepetition } from '../typed-item.ts';
import { atPath } from './at-path.ts';
import classes from './fields.module.css';
import { TimeInput } from './time-input.tsx';

type Props = {
  startDate: string;
  repetition: TypedRepetition;
  problems: readonly Problem[];
  change: (change: Partial<TypedRepetition>) => void;
};

const lengths = [3, 6, 12, 24] as const;

/** The last moment at which one may begin, itself included; common lengths with one press. */
export const UntilFields = ({ startDate, repetition, problems, change }: Props) => {
  const { t } = useTranslation();
  const { until } = repetition;
  const start = parseDate(startDate);
  return (
    <div>
      <div className={classes.line}>
        <TypedDate
          {...atPath('timing.repetition.until.date', problems)}
          label={t('agendaDialog.repetition.until')}
          name={t('agendaDialog.repetition.until')}
          value={until.date}
          onChange={(date) => change({ until: { ...until, date } })}
        />
        <TimeInput
          {...atPath('timing.repetition.until.time', problems)}
          label={t('agendaDialog.repetition.untilTime')}
          value={until.time}
          onChange={(time) => change({ until: { ...until, time } })}
        />
      </div>
      {start && (
        <div className={classes.quick} role="group" aria-label={t('agendaDialog.repetition.quick')}>
          {lengths.map((months) => (
            <UnstyledButton
              key={months}
              className={classes.link ?? ''}
              onClick={() => change({ until: { ...until, date: monthsAfter(start, months) } })}
            >
              {t(`agendaDialog.repetition.months${months}`)}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
};
