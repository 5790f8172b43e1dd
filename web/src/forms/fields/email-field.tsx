import { parseEmail } from '@bronhouder/domain/fields/email.ts';
import { Loader, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../api/clients.ts';
import type { FieldProps } from '../field-props.ts';
import { type Question, useOutsideCheck } from './use-outside-check.ts';

const receivesMail: Question = {
  ask: (email) => api.check.email({ email }, handled),
  code: 'email-domain',
  values: (email) => ({ domain: email.slice(email.lastIndexOf('@') + 1) }),
};

/** An e-mail address; whether its domain receives mail is asked when the field is left (point 5). */
export const EmailField = ({ path, value, control, onChange }: FieldProps<'email'>) => {
  const { t } = useTranslation();
  const { checking, check } = useOutsideCheck(path, receivesMail);
  const typed = useRef(false);
  const leave = () => {
    const email = parseEmail(value ?? '');
    if (typed.current && email) void check(email);
  };
  return (
    <TextInput
      {...control}
      type="text"
      inputMode="email"
      autoComplete="off"
      value={value ?? ''}
      rightSection={checking ? <Loader size={16} aria-label={t('forms.checking')} /> : undefined}
      onChange={(event) => {
        typed.current = true;
        onChange(event.currentTarget.value);
      }}
      onBlur={leave}
    />
  );
};
