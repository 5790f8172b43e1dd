import { type AddressPart, addressParts } from '@bronhouder/domain/fields/address.ts';
import type { AddressKind, Country, FieldOf } from '@bronhouder/domain/fields/definition.ts';
import type { Address } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { messageAt } from '../message.tsx';
import classes from './address-field.module.css';
import { MunicipalitySelect } from './municipality-select.tsx';

const kindsOf = (field: FieldOf<'address'>): AddressKind[] => field.kinds ?? ['ADDRESS', 'NOADDRESS', 'MAILBOX', 'FREEPOST'];
const countriesOf = (field: FieldOf<'address'>): Country[] => field.countries ?? ['NL', 'BE', 'DE'];

/** Postal code and number come first: with those most people know their address. */
const order: AddressPart[] = ['boxNumber', 'postalCode', 'houseNumber', 'street', 'city', 'municipality'];
const shownParts = (kind: AddressKind): AddressPart[] => order.filter((part) => addressParts[kind][part] !== undefined);

const useLabel = () => {
  const { t } = useTranslation();
  return (part: Exclude<AddressPart, 'municipality'>, kind: AddressKind): string =>
    part === 'boxNumber' ? t(`forms.address.boxNumber.${kind === 'FREEPOST' ? 'FREEPOST' : 'MAILBOX'}`) : t(`forms.address.${part}`);
};

type PartsProps = { address: Address; problems: Problem[]; id: string; change: (change: Partial<Address>) => void };

const Parts = ({ address, problems, id, change }: PartsProps) => {
  const label = useLabel();
  return shownParts(address.kind).map((part) => (
    <div key={part} className={classes[part]}>
      {part === 'municipality' ? (
        <MunicipalitySelect
          id={`${id}-municipality`}
          country={address.country}
          value={address.municipality}
          error={messageAt(problems, part)}
          onChange={(municipality) => change({ municipality })}
        />
      ) : (
        <TextInput
          id={`${id}-${part}`}
          data-part={part}
          label={label(part, address.kind)}
          autoComplete="off"
          value={address[part] ?? ''}
          error={messageAt(problems, part)}
          onChange={(event) => change({ [part]: event.currentTarget.value })}
        />
      )}
    </div>
  ));
};

/** An address of one of four kinds in three countries; a choice of one is no question. */
export const AddressField = ({ field, value, problems, control, onChange }: FieldProps<'address'>) => {
  const { t } = useTranslation();
  const [kinds, countries] = [kindsOf(field), countriesOf(field)];
  const address: Address = value ?? { kind: kinds[0] ?? 'ADDRESS', country: countries[0] ?? 'NL' };
  const change = (changed: Partial<Address>) => onChange({ ...address, ...changed });
  return (
    <div className={classes.address}>
      {kinds.length > 1 && (
        <NativeSelect
          className={classes.kind}
          label={t('forms.address.kind')}
          value={address.kind}
          data={kinds.map((kind) => ({ value: kind, label: t(`forms.address.kinds.${kind}`) }))}
          error={messageAt(problems, 'kind')}
          onChange={(event) => change({ kind: kinds.find((kind) => kind === event.currentTarget.value) ?? address.kind })}
        />
      )}
      {countries.length > 1 && (
        <NativeSelect
          className={classes.country}
          label={t('forms.address.country')}
          value={address.country}
          data={countries.map((country) => ({ value: country, label: t(`forms.phone.countries.${country}`) }))}
          error={messageAt(problems, 'country')}
          onChange={(event) =>
            change({ country: countries.find((one) => one === event.currentTarget.value) ?? address.country, municipality: undefined })
          }
        />
      )}
      <Parts address={address} problems={problems} id={control.id} change={change} />
    </div>
  );
};
