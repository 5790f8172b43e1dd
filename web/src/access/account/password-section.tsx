import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../call.ts';
import { GeneralFault } from '../general-fault.tsx';
import { passwordFaults } from '../password-faults.ts';
import { PasswordField } from '../password-field.tsx';
import { useSubmit } from '../use-submit.ts';
import { Said } from './said.tsx';
import { Section } from './section.tsx';
import classes from './section.module.css';

/** Another password; it ends the sessions on other devices. */
export const PasswordSection = () => {
  const { t } = useTranslation();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [changed, setChanged] = useState(false);
  const form = useSubmit<'current' | 'next', object>({
    check: () => ({
      current: current === '' && t('access.account.password.currentRequired'),
      next: next === '' && t('access.account.password.nextRequired'),
    }),
    send: () => post('/auth/change-password', { currentPassword: current, newPassword: next }),
    fields: { ...passwordFaults, 'password.wrong': 'current' },
    done: () => {
      setChanged(true);
      setCurrent('');
      setNext('');
    },
  });
  return (
    <Section title={t('access.account.password.title')} lead={t('access.account.password.lead')}>
      <Said>{changed ? t('access.account.password.done') : null}</Said>
      <form onSubmit={form.submit} noValidate className={classes.narrow}>
        <GeneralFault>{form.general}</GeneralFault>
        <Stack gap="sm">
          <PasswordField
            id="current"
            label={t('access.account.password.current')}
            value={current}
            onChange={setCurrent}
            error={form.at('current')}
          />
          <PasswordField
            id="next"
            label={t('access.account.password.next')}
            value={next}
            onChange={setNext}
            error={form.at('next')}
            chosen
          />
          <Button type="submit" loading={form.pending} style={{ alignSelf: 'flex-start' }}>
            {t('access.account.password.submit')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
};
