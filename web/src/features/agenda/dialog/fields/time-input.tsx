import { parseEndTime, parseTime } from '@bronhouder/domain/fields/slots.ts';
import { TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';

type Props = {
  id: string;
  'data-part': string;
  error?: ReactNode;
  label: string;
  value: string;
  /** It ends something: midnight is the end of the day. */
  ends?: boolean;
  onChange: (time: string) => void;
  /** It is left: what stood there when it was entered, and what stands there now. */
  onLeft?: (before: string, time: string) => void;
};

/** A time, typed as 9, 9.30 or 09:30; written as HH:mm (point 9) when it is left. */
export const TimeInput = ({ value, ends, onChange, onLeft, ...input }: Props) => {
  const { t } = useTranslation();
  const before = useRef(value);
  const leave = () => {
    const time = (ends ? parseEndTime : parseTime)(value) ?? value;
    if (onLeft) onLeft(before.current, time);
    else if (time !== value) onChange(time);
  };
  return (
    <TextInput
      {...input}
      className={classes.time ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder={t('formats.timePlaceholder')}
      value={value}
      onFocus={() => {
        before.current = value;
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
    />
  );
};
