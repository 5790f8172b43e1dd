import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from './call.ts';
import { EmailField } from './email-field.tsx';
import { Frame } from './frame.tsx';
import { Lead, Panel, Title } from './panel.tsx';
import { GeneralFault } from './general-fault.tsx';
import { links } from './place.ts';
import { useSubmit } from './use-submit.ts';

const BackToSignIn = () => {
  const { t } = useTranslation();
  return (
    <Anchor href={links.signIn} size="sm" ta="center" underline="always" display="block" mt="md">
      {t('access.notFound.signIn')}
    </Anchor>
  );
};

const Sent = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  return (
    <Panel>
      <Title>{t('access.forgot.sentTitle')}</Title>
      <Lead>{t('access.forgot.sent', { email })}</Lead>
      <Lead>{t('access.forgot.nothing')}</Lead>
      <BackToSignIn />
    </Panel>
  );
};

const Asked = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const form = useSubmit({
    check: () => ({ email: email.trim() === '' && t('access.signIn.emailRequired') }),
    send: () => post('/auth/request-password-reset', { email }),
    done: () => onSent(email.trim()),
  });
  return (
    <Panel>
      <Title calm>{t('access.forgot.title')}</Title>
      <Lead>{t('access.forgot.lead')}</Lead>
      <form onSubmit={form.submit} noValidate>
        <GeneralFault>{form.general}</GeneralFault>
        <Stack gap="md">
          <EmailField value={email} onChange={setEmail} error={form.at('email')} />
          <Button type="submit" size="md" loading={form.pending}>
            {t('access.forgot.submit')}
          </Button>
        </Stack>
      </form>
      <BackToSignIn />
    </Panel>
  );
};

/** Asks for a link to a new password. What it answers is the same whether there is such an account or not. */
export const ForgotPage = () => {
  const [sent, setSent] = useState<string | null>(null);
  return <Frame>{sent ? <Sent email={sent} /> : <Asked onSent={setSent} />}</Frame>;
};
