import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from './call.ts';
import { Frame } from './frame.tsx';
import { Lead, Panel, Title } from './panel.tsx';
import { GeneralFault } from './general-fault.tsx';
import { passwordFaults } from './password-faults.ts';
import { PasswordField } from './password-field.tsx';
import { goTo, links } from './place.ts';
import { useSubmit } from './use-submit.ts';

/** Chooses a new password with the token of a mail. */
export const ResetPage = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const [next, setNext] = useState('');
  const form = useSubmit({
    check: () => ({ next: next === '' && t('access.account.password.nextRequired') }),
    send: () => post('/auth/reset-password', { token, newPassword: next }),
    fields: passwordFaults,
    done: () => goTo('#/sign-in/reset'),
  });
  return (
    <Frame>
      <Panel>
        <Title calm>{t('access.reset.title')}</Title>
        <Lead>{t('access.reset.lead')}</Lead>
        <form onSubmit={form.submit} noValidate>
          <GeneralFault>{form.general}</GeneralFault>
          <Stack gap="md">
            <PasswordField
              id="next"
              label={t('access.reset.password')}
              value={next}
              onChange={setNext}
              error={form.at('next')}
              chosen
              autoFocus
            />
            <Button type="submit" size="md" loading={form.pending}>
              {t('access.reset.submit')}
            </Button>
            <Anchor href={links.forgot} size="sm" ta="center" underline="always">
              {t('access.reset.again')}
            </Anchor>
          </Stack>
        </form>
      </Panel>
    </Frame>
  );
};
