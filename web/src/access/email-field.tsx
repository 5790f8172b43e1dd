import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The e-mail address by which somebody is known; what a form begins with. */
export const EmailField = ({ value, onChange, error }: Props) => {
  const { t } = useTranslation();
  return (
    <TextInput
      id="email"
      name="email"
      type="email"
      size="md"
      label={t('access.signIn.email')}
      autoComplete="username"
      autoFocus
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
