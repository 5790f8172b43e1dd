import type { Country } from '@bronhouder/domain/fields/definition.ts';
import { parsePhone, readablePhone } from '@bronhouder/domain/fields/phone.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import classes from './phone-field.module.css';

const prefixes: Record<Country, string> = { NL: '+31', BE: '+32', DE: '+49' };
const countries: Country[] = ['NL', 'BE', 'DE'];

const countryOf = (value: string | null): Country | undefined => countries.find((country) => value?.startsWith(prefixes[country]));

/** A telephone number, typed as in its country or with the country's code. */
export const PhoneField = ({ field, value, control, onChange }: FieldProps<'phone'>) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Country>();
  const [typing, setTyping] = useState(false);
  const country = countryOf(value) ?? chosen ?? field.country ?? 'NL';
  const inCountry = (text: string, of: Country) => parsePhone(text, of) ?? text;
  const choose = (of: Country) => {
    setChosen(of);
    const national = value && countryOf(value) ? readablePhone(value, countryOf(value)) : value;
    if (national) onChange(inCountry(national, of));
  };
  const chooseCountry = (
    <select
      className={classes.country}
      aria-label={t('forms.phone.country')}
      value={country}
      onChange={(event) => choose(countries.find((one) => one === event.currentTarget.value) ?? 'NL')}
    >
      {countries.map((one) => (
        <option key={one} value={one}>
          {`${one} ${prefixes[one]}`}
        </option>
      ))}
    </select>
  );
  return (
    <TextInput
      {...control}
      type="tel"
      autoComplete="off"
      leftSection={chooseCountry}
      leftSectionWidth={92}
      value={typing ? (value ?? '') : readablePhone(value ?? '', country)}
      onChange={(event) => {
        setTyping(true);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => {
        setTyping(false);
        if (typing && value) onChange(inCountry(value, country));
      }}
    />
  );
};
