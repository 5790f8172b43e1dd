import type { Country } from '@bronhouder/domain/fields/definition.ts';
import { Select } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegions } from '../thesauri.ts';
import { folded, found } from '../tree.ts';

type Props = { id: string; country: Country; value: string | undefined; error: ReactNode; onChange: (code: string | undefined) => void };

/** More than this many in the list helps nobody; typing on does. */
const mostShown = 60;

const useMunicipalities = (country: Country) => {
  const { data } = useRegions();
  return useMemo(() => {
    const names = new Map(data?.map(({ code, name }) => [code, name]));
    const here = (data ?? []).filter((region) => region.country === country && region.level === 'municipality');
    const twice = new Set(
      here.filter(({ name }, index) => here.findIndex((other) => other.name === name) !== index).map(({ name }) => name),
    );
    return here
      .map(({ code, name, parent }) => ({ value: code, label: twice.has(name) ? `${name} (${names.get(parent ?? '') ?? code})` : name }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  }, [data, country]);
};

/** A municipality of the country, found by typing; what is no region (any more) is shown by its code. */
export const MunicipalitySelect = ({ id, country, value, error, onChange }: Props) => {
  const { t } = useTranslation();
  const municipalities = useMunicipalities(country);
  const isKnown = !value || municipalities.some((one) => one.value === value);
  const data = isKnown ? municipalities : [...municipalities, { value, label: value }];
  return (
    <Select
      id={id}
      data-part="municipality"
      label={t('forms.address.municipality')}
      placeholder={t('forms.address.searchMunicipality')}
      data={data}
      value={value ?? null}
      error={error}
      searchable
      clearable
      limit={mostShown}
      nothingFoundMessage={t('forms.choice.noneFound')}
      filter={({ options, search, limit }) =>
        options.filter((option) => 'label' in option && found(search, folded(String(option.label)))).slice(0, limit)
      }
      onChange={(code) => onChange(code ?? undefined)}
    />
  );
};
