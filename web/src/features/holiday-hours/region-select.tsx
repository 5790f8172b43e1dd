import { countryOfRegion, type HolidayRegion, holidayRegions } from '@bronhouder/domain/holidays/region.ts';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const countries = ['NL', 'BE', 'DE'] as const;

/** Where the holidays are kept, by country. */
export const RegionSelect = ({ region, onChange }: { region: HolidayRegion; onChange: (region: HolidayRegion) => void }) => {
  const { t } = useTranslation();
  const data = countries.map((country) => ({
    group: t(`holidays.countries.${country}`),
    items: holidayRegions
      .filter((one) => countryOfRegion(one) === country)
      .map((value) => ({ value, label: t(`holidays.regions.${value}`) })),
  }));
  return (
    <Select
      label={t('holidays.hours.region')}
      data={data}
      value={region}
      allowDeselect={false}
      searchable
      maw={320}
      onChange={(value) => value && onChange(value)}
    />
  );
};
