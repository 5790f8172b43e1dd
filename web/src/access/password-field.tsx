import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type PasswordFieldProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Somebody chooses a password: the rule stands beneath. */
  chosen?: boolean;
  autoFocus?: boolean;
};

export const PasswordField = ({ id, label, value, onChange, error, chosen = false, autoFocus = false }: PasswordFieldProps) => {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      id={id}
      name={id}
      label={label}
      {...(chosen && { description: t('access.passwordRule') })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      autoFocus={autoFocus}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      size="md"
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': t(visible ? 'access.passwordHide' : 'access.passwordShow'), tabIndex: 0 }}
    />
  );
};
