import { countryOfRegion, type HolidayRegion, holidayRegions } from '@bronhouder/domain/holidays/region.ts';
import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const countries = ['NL', 'BE', 'DE'] as const;

type Props = { region: HolidayRegion; onChange: (region: HolidayRegion) => void } & Pick<SelectProps, 'size' | 'label' | 'aria-label'>;

/** Where the holidays are kept, by country. */
export const RegionSelect = ({ region, onChange, ...look }: Props) => {
  const { t } = useTranslation();
  const data = countries.map((country) => ({
    group: t(`holidays.countries.${country}`),
    items: holidayRegions
      .filter((one) => countryOfRegion(one) === country)
      .map((value) => ({ value, label: t(`holidays.regions.${value}`) })),
  }));
  return (
    <Select
      data={data}
      value={region}
      allowDeselect={false}
      searchable
      maw={320}
      onChange={(value) => value && onChange(value)}
      {...look}
    />
  );
};
