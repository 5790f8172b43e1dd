import type { Holiday } from '@bronhouder/domain/holidays/holiday.ts';
import type { Vacation } from '@bronhouder/domain/holidays/vacation.ts';
import type { Rule } from '@bronhouder/domain/holidays/proposal.ts';
import type { HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { asBefore } from './days.ts';
import { HolidayLine } from './holiday-line.tsx';
import classes from './days.module.css';
import { asOwn, VacationsPart } from './vacations-part.tsx';
import { OwnDaysPart } from './own-days.tsx';
import { RegionSelect } from '../agenda/holidays/region-select.tsx';
import type { HolidayHoursSearch } from './search.ts';

type Props = {
  region: HolidayRegion;
  /** Those of the window. */
  holidays: Holiday[];
  vacations: Vacation[];
  /** Until when vacations are known; null: they are not. */
  vacationsKnown: string | null;
  window: { from: string; till: string };
  search: HolidayHoursSearch;
  rules: Record<string, Rule>;
  onSearch: (change: HolidayHoursSearch) => void;
  onRule: (id: string, rule: Rule) => void;
};

/** Which days it is about: of which region, which of its holidays, and days of one's own. */
export const DaysCard = ({ region, holidays, vacations, vacationsKnown, window, search, rules, onSearch, onRule }: Props) => {
  const { t } = useTranslation();
  const { days = [], own = [], special = false } = search;
  const shown = holidays.filter(({ kind, day }) => special || kind !== 'observance' || days.includes(day));
  const toggle = (day: string) => onSearch({ days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted() });
  return (
    <Card title={t('holidays.hours.which')}>
      <div className={classes.regionRow}>
        <RegionSelect label={t('holidays.hours.region')} region={region} onChange={(changed) => onSearch({ region: changed })} />
        <Switch
          checked={special}
          label={t('holidays.hours.special')}
          onChange={(event) => onSearch({ special: event.currentTarget.checked || undefined })}
        />
      </div>
      <ul className={classes.holidays} aria-label={t('holidays.hours.which')}>
        {shown.map((holiday) => (
          <HolidayLine
            key={`${holiday.day} ${holiday.name.nl}`}
            holiday={holiday}
            chosen={days.includes(holiday.day)}
            rule={rules[holiday.day] ?? asBefore}
            onToggle={() => toggle(holiday.day)}
            onRule={(rule) => onRule(holiday.day, rule)}
          />
        ))}
      </ul>
      <VacationsPart
        vacations={vacations}
        known={vacationsKnown}
        own={own}
        onChange={(changed) => onSearch({ own: changed.length > 0 ? changed : undefined })}
      />
      <OwnDaysPart
        own={own}
        listed={vacations.map(asOwn)}
        window={window}
        rules={rules}
        onChange={(changed) => onSearch({ own: changed.length > 0 ? changed : undefined })}
        onRule={onRule}
      />
    </Card>
  );
};
