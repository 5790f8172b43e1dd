import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from './call.ts';
import { EmailField } from './email-field.tsx';
import { GeneralFault } from './general-fault.tsx';
import { PasswordField } from './password-field.tsx';
import { links } from './place.ts';
import { useSubmit } from './use-submit.ts';

/** The first step: e-mail address and password. */
export const PasswordForm = ({ onDone, onSecondStep }: { onDone: () => void; onSecondStep: () => void }) => {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useSubmit<'email' | 'password', { twoFactorRedirect: boolean }>({
    check: () => ({
      email: email.trim() === '' && t('access.signIn.emailRequired'),
      password: password === '' && t('access.signIn.passwordRequired'),
    }),
    send: () => post('/auth/sign-in/email', { email, password }),
    fields: { 'sign-in.wrong': 'password' },
    done: ({ twoFactorRedirect }) => (twoFactorRedirect ? onSecondStep() : onDone()),
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <GeneralFault>{form.general}</GeneralFault>
      <Stack gap="md">
        <EmailField value={email} onChange={setEmail} error={form.at('email')} />
        <PasswordField
          id="password"
          label={t('access.signIn.password')}
          value={password}
          onChange={setPassword}
          error={form.at('password')}
        />
        <Button type="submit" size="md" loading={form.pending}>
          {t('access.signIn.submit')}
        </Button>
        <Anchor href={links.forgot} size="sm" ta="center" underline="always">
          {t('access.signIn.forgot')}
        </Anchor>
      </Stack>
    </form>
  );
};
