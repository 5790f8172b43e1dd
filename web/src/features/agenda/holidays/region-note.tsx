import type { HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import { useTranslation } from 'react-i18next';
import classes from './region-note.module.css';
import { RegionSelect } from './region-select.tsx';
import type { useHolidays } from './use-holidays.ts';
import { useKnownText } from './use-known-text.ts';

type Props = { kept: ReturnType<typeof useHolidays>; onChange: (region: HolidayRegion) => void };

/** Of which region the marked holidays and vacations are, to be chosen otherwise, and until when they are known. */
export const RegionNote = ({ kept: { region, vacationsKnown }, onChange }: Props) => {
  const { t } = useTranslation();
  const known = useKnownText();
  if (!region || vacationsKnown === undefined) return null;
  return (
    <div className={classes.note}>
      <RegionSelect size="xs" label={t('holidays.vacations.region')} region={region} onChange={onChange} />
      <p>
        {known(vacationsKnown)} {vacationsKnown && t('holidays.vacations.source')}
      </p>
    </div>
  );
};
