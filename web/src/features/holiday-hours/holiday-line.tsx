import type { Holiday } from '@bronhouder/domain/holidays/holiday.ts';
import type { Rule } from '@bronhouder/domain/holidays/proposal.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import classes from './days.module.css';
import { RuleInput } from './rule-input.tsx';
import { useTexts } from './use-texts.ts';

type Props = { holiday: Holiday; chosen: boolean; rule: Rule; onToggle: () => void; onRule: (rule: Rule) => void };

/** A holiday to choose, and once it is chosen what is proposed for it. */
export const HolidayLine = ({ holiday, chosen, rule, onToggle, onRule }: Props) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const { day } = useTexts();
  const name = localised(holiday.name);
  const kind = t(`holidays.kinds.${holiday.kind}`);
  return (
    <li className={classes.holiday} data-chosen={chosen || undefined}>
      <Checkbox
        size="sm"
        checked={chosen}
        onChange={onToggle}
        label={
          <>
            <span className={classes.holidayDay}>{day(holiday.day)}</span> <strong>{name}</strong>{' '}
            {holiday.kind !== 'public' && <span className={classes.kind}>{kind}</span>}
          </>
        }
      />
      {chosen && <RuleInput name={name} rule={rule} onChange={onRule} />}
    </li>
  );
};
