import type { FieldDefinition, FieldKind } from '@bronhouder/domain/fields/definition.ts';
import { isEditable } from '@bronhouder/domain/fields/editable.ts';
import { ruleOf } from '@bronhouder/domain/fields/rules.ts';
import type { FieldValue } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { asWritten } from './as-written.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Control, FieldProps } from './field-props.ts';
import { AddressField } from './fields/address-field.tsx';
import { CheckboxField } from './fields/checkbox-field.tsx';
import { ChoiceField } from './fields/choice-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { EmailField } from './fields/email-field.tsx';
import { FileField } from './fields/file-field.tsx';
import { GpsField } from './fields/gps-field.tsx';
import { GroupField } from './fields/group-field.tsx';
import { KeywordsField } from './fields/keywords-field.tsx';
import { LongTextField } from './fields/long-text-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { OpeningHoursField } from './fields/opening-hours-field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { PriceField } from './fields/price-field.tsx';
import { RegionsField } from './fields/regions-field.tsx';
import { showsBoxes } from './fields/shows-boxes.ts';
import { SupplementField } from './fields/supplement-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { UrlField } from './fields/url-field.tsx';
import { useForm } from './form-context.ts';
import { ReadField } from './read-field.tsx';

type Props = {
  field: FieldDefinition;
  path: string;
  value: FieldValue;
  problems: Problem[];
  onChange: (value: FieldValue) => void;
  changed?: boolean;
  footer?: ReactNode;
};

/** The component of every kind of field; a kind without one does not compile. */
const inputs: { [K in FieldKind]: ComponentType<FieldProps<K>> } = {
  text: TextField,
  longText: LongTextField,
  choice: ChoiceField,
  number: NumberField,
  url: UrlField,
  email: EmailField,
  phone: PhoneField,
  address: AddressField,
  price: PriceField,
  openingHours: OpeningHoursField,
  date: DateField,
  file: FileField,
  gps: GpsField,
  regions: RegionsField,
  keywords: KeywordsField,
  checkbox: CheckboxField,
  supplement: (props) => <SupplementField {...props} Inner={Field} />,
  group: (props) => <GroupField {...props} Inner={Field} />,
};

const inputOf = <K extends FieldKind>(field: FieldDefinition<K>): ComponentType<FieldProps<K>> => inputs[field.kind];

type InputProps<K extends FieldKind> = Omit<FieldProps<K>, 'field' | 'value' | 'onChange'> & {
  field: FieldDefinition<K>;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
};

/** The input of a field. A value that the field cannot hold (its type changed) is not shown in it; its problem says so. */
const Input = <K extends FieldKind>({ field, value, ...others }: InputProps<K>) => {
  const Kind = inputOf(field);
  return <Kind {...others} field={field} value={value !== null && ruleOf(field).shaped(value, field) ? value : null} />;
};

const severalBoxes: ReadonlySet<FieldKind> = new Set<FieldKind>(['address', 'price', 'openingHours', 'file', 'gps', 'supplement', 'group']);
const hasSeveral = (field: FieldDefinition): boolean => severalBoxes.has(field.kind) || (field.kind === 'choice' && showsBoxes(field));

const EditField = ({ field, path, value, problems, onChange, changed = false, footer }: Props) => {
  // A box may write its value the moment it is left, just before the field as a whole is.
  const latest = useRef(value);
  latest.current = value;
  const change = (next: FieldValue) => {
    latest.current = next;
    onChange(next);
  };
  const write = () => {
    const written = asWritten(field, latest.current);
    if (!sameValue(written, latest.current)) change(written);
  };
  const frame = { field, path, problems, changed, footer, several: hasSeveral(field), ownLabel: field.kind === 'checkbox', onLeft: write };
  return (
    <FieldFrame {...frame}>
      {(control: Control) => <Input field={field} path={path} value={value} problems={problems} control={control} onChange={change} />}
    </FieldFrame>
  );
};

/** One field of a record: an input for who may change it, text for everybody else. */
export const Field = (props: Props) =>
  isEditable(props.field, useForm().fieldAdmin) ? <EditField {...props} /> : <ReadField field={props.field} value={props.value} />;
