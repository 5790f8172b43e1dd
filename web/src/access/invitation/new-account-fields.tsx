import { Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isLanguage, languages } from '../../i18n/language.ts';
import { PasswordField } from '../password-field.tsx';
import { useSite } from '../site.ts';
import classes from './invitation.module.css';
import type { NewAccount } from './offer.ts';

export type AccountField = 'firstName' | 'familyName' | 'next';
type Props = {
  email: string;
  value: NewAccount;
  at: (field: AccountField) => string | undefined;
  onChange: (change: Partial<NewAccount>) => void;
};

/** Who somebody is who has no account yet. The address is the one that the mail came to, and no other. */
export const NewAccountFields = ({ email, value, at, onChange }: Props) => {
  const { t } = useTranslation();
  const { localUser } = useSite();
  const text = (name: 'firstName' | 'infix' | 'familyName', complete: string, maxLength: number) => (
    <TextInput
      id={name}
      name={name}
      size="md"
      label={t(`invitations.page.${name}`)}
      autoComplete={complete}
      maxLength={maxLength}
      value={value[name]}
      error={name === 'infix' ? undefined : at(name)}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Stack gap="md">
      <div>
        <h2 className={classes.account}>{t('invitations.page.accountTitle')}</h2>
        <p className={classes.lead}>{t(localUser ? 'invitations.page.accountLead' : 'invitations.page.accountProvider')}</p>
      </div>
      <TextInput
        name="email"
        type="email"
        size="md"
        label={t('invitations.page.email')}
        autoComplete="username"
        value={email}
        readOnly
        variant="filled"
      />
      <div className={classes.names}>
        {text('firstName', 'given-name', 100)}
        {text('infix', 'additional-name', 40)}
      </div>
      {text('familyName', 'family-name', 100)}
      {localUser && (
        <PasswordField
          id="next"
          label={t('invitations.page.password')}
          value={value.password ?? ''}
          onChange={(password) => onChange({ password })}
          error={at('next')}
          chosen
        />
      )}
      <div>
        <Input.Label labelElement="div" size="md" id="language-label">
          {t('invitations.page.language')}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby="language-label"
          value={value.language}
          data={languages.map((one) => ({ value: one, label: t(`access.languages.${one}`) }))}
          onChange={(language) => isLanguage(language) && onChange({ language })}
        />
      </div>
    </Stack>
  );
};
