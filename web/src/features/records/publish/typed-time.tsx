import { parseTime } from '@bronhouder/domain/fields/slots.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = { label: string; value: string; invalid: boolean; onChange: (time: string) => void };

/** A time, typed as 9, 9.30 or 09:30; written as HH:mm (point 9) when it is left, whatever the language of the browser. */
export const TypedTime = ({ label, value, invalid, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <TextInput
      w={90}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder={t('formats.timePlaceholder')}
      value={value}
      error={invalid}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(parseTime(value) ?? value)}
    />
  );
};
