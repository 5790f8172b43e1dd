import type { Span } from '@bronhouder/domain/agenda/item.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedDate } from '../../../../forms/fields/typed-date.tsx';
import { Message } from '../../../../forms/message.tsx';
import { TypedTime } from '../../../records/publish/typed-time.tsx';
import classes from './moving.module.css';

type Props = { value: Span; problems: Problem[]; onChange: (span: Span) => void };

/** From when to when: two dates and two times, as typed. Messages stand below the half that they are about. */
export const SpanInput = ({ value, problems, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const at = (part: keyof Span) => problems.filter(({ field }) => field === part || field.endsWith(`.${part}`));
  const half = (side: 'start' | 'end') => {
    const [date, time] = [`${side}Date`, `${side}Time`] as const;
    const wrong = [...at(date), ...at(time)];
    return (
      <fieldset className={classes.half} aria-describedby={wrong.length > 0 ? `${id}-${side}` : undefined}>
        <legend>{t(`calendar.move.${side}`)}</legend>
        <div className={classes.moment}>
          <TypedDate
            id={`${id}-${date}`}
            name={t(`calendar.move.${date}`)}
            label={t('calendar.move.date')}
            value={value[date]}
            error={at(date).length > 0}
            data-autofocus={side === 'start'}
            onChange={(text) => onChange({ ...value, [date]: text })}
          />
          <TypedTime
            label={t('calendar.move.time')}
            value={value[time]}
            invalid={at(time).length > 0}
            onChange={(text) => onChange({ ...value, [time]: text })}
          />
        </div>
        <div id={`${id}-${side}`} role="alert">
          <Message problems={wrong} />
        </div>
      </fieldset>
    );
  };
  const known = ['startDate', 'startTime', 'endDate', 'endTime'] as const;
  const others = problems.filter(({ field }) => !known.some((part) => field === part || field.endsWith(`.${part}`)));
  return (
    <div className={classes.span}>
      {half('start')}
      {half('end')}
      {others.length > 0 && (
        <div role="alert">
          <Message problems={others} />
        </div>
      )}
    </div>
  );
};
