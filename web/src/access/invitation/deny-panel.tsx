import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GeneralFault } from '../general-fault.tsx';
import { Lead, Panel, Title } from '../panel.tsx';
import { useSubmit } from '../use-submit.ts';
import { deny } from './offer.ts';

/** Asks once more before a no. */
export const DenyPanel = ({ token, onDenied, onBack }: { token: string; onDenied: () => void; onBack: () => void }) => {
  const { t } = useTranslation();
  const form = useSubmit<never, object>({ send: () => deny(token), done: onDenied });
  return (
    <Panel>
      <Title>{t('invitations.page.denyTitle')}</Title>
      <Lead>{t('invitations.page.denyLead')}</Lead>
      <GeneralFault>{form.general}</GeneralFault>
      <Stack gap="xs">
        <Button size="md" color="red" loading={form.pending} onClick={() => form.submit()}>
          {t('invitations.page.denyConfirm')}
        </Button>
        <Button size="md" variant="default" onClick={onBack}>
          {t('invitations.page.back')}
        </Button>
      </Stack>
    </Panel>
  );
};

/** Thanks for the answer. */
export const DeniedPanel = () => {
  const { t } = useTranslation();
  return (
    <Panel>
      <Title>{t('invitations.page.deniedTitle')}</Title>
      <Lead>{t('invitations.page.denied')}</Lead>
    </Panel>
  );
};
