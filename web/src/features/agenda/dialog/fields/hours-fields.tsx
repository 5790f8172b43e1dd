import type { FieldOf } from '@bronhouder/domain/fields/definition.ts';
import { useTranslation } from 'react-i18next';
import { OpeningHoursField } from '../../../../forms/fields/opening-hours-field.tsx';
import { TypedDate } from '../../../../forms/fields/typed-date.tsx';
import { Message } from '../../../../forms/message.tsx';
import { noHours } from '../../../../forms/opening-hours-editing.ts';
import { problemsAt } from '../../../../forms/path.ts';
import { useItem } from '../item-context.ts';
import { atPath } from './at-path.ts';
import classes from './fields.module.css';

const path = 'timing.hours';
const field: FieldOf<'openingHours'> = { kind: 'openingHours', key: path, label: { nl: '', en: '' } };

/** A weekly pattern with exceptions, valid between two days. */
export const HoursFields = () => {
  const { t } = useTranslation();
  const { item, shown, type } = useItem();
  const { hours } = item;
  const { id } = atPath(path, []);
  const problems = problemsAt([...shown], path);
  return (
    <div className={classes.rows}>
      <div className={classes.line}>
        <TypedDate
          {...atPath('timing.from', shown)}
          label={t('agendaDialog.hours.from')}
          name={t('agendaDialog.hours.from')}
          value={hours.from}
          onChange={(from) => type({ hours: { ...hours, from } })}
        />
        <TypedDate
          {...atPath('timing.till', shown)}
          label={t('agendaDialog.hours.till')}
          name={t('agendaDialog.hours.till')}
          value={hours.till}
          onChange={(till) => type({ hours: { ...hours, till } })}
        />
      </div>
      <div className={classes.week} id={id} role="group" aria-label={t('agendaDialog.hours.week')} data-prefix={path} tabIndex={-1}>
        <OpeningHoursField
          field={field}
          path={path}
          value={hours.hours}
          problems={problems}
          control={{ id }}
          onChange={(value) => type({ hours: { ...hours, hours: value ?? noHours } })}
        />
        <Message problems={problems.filter((problem) => problem.field === '')} />
      </div>
    </div>
  );
};
