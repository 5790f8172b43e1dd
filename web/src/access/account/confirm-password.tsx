import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../call.ts';
import { GeneralFault } from '../general-fault.tsx';
import { PasswordField } from '../password-field.tsx';
import { useSubmit } from '../use-submit.ts';
import classes from './section.module.css';

type ConfirmPasswordProps<T> = { what: 'enable' | 'renew' | 'disable'; path: string; onDone: (answer: T) => void; onCancel: () => void };

/** Asks for the password once more before the second step is changed. */
export const ConfirmPassword = <T extends object>({ what, path, onDone, onCancel }: ConfirmPasswordProps<T>) => {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const form = useSubmit<'confirm', T>({
    check: () => ({ confirm: password === '' && t('access.signIn.passwordRequired') }),
    send: () => post<T>(path, { password }),
    fields: { 'password.wrong': 'confirm', 'second-factor.password-short': 'confirm', 'password.none': 'confirm' },
    done: onDone,
  });
  const leads = { enable: null, renew: t('access.account.secondFactor.renewLead'), disable: t('access.account.secondFactor.turnOffLead') };
  const buttons = {
    enable: t('access.account.secondFactor.next'),
    renew: t('access.account.secondFactor.renew'),
    disable: t('access.account.secondFactor.turnOff'),
  };
  return (
    <form onSubmit={form.submit} noValidate className={classes.narrow}>
      <GeneralFault>{form.general}</GeneralFault>
      <Stack gap="sm">
        {leads[what] && <Text size="sm">{leads[what]}</Text>}
        <PasswordField
          id="confirm"
          label={t('access.account.secondFactor.password')}
          value={password}
          onChange={setPassword}
          error={form.at('confirm')}
          autoFocus
        />
        <Group gap="xs">
          <Button type="submit" loading={form.pending}>
            {buttons[what]}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('access.account.sessions.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
