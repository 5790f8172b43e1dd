import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../call.ts';
import { Lead, Panel, Title } from '../panel.tsx';
import { links } from '../place.ts';

const named = [
  'invitation.unknown',
  'invitation.expired',
  'invitation.accepted',
  'invitation.denied',
  'invitation.withdrawn',
  'invitation.invalid',
  'invitation.account-closed',
] as const;

/** Why the link leads no further; what can pass by itself can be tried again. */
export const FaultPanel = ({ fault, onRetry }: { fault: Fault; onRetry: () => void }) => {
  const { t } = useTranslation();
  const code = named.find((one) => one === fault.code);
  return (
    <Panel>
      <Title>{t(`invitations.page.faults.${code ?? 'other'}`)}</Title>
      <Lead>{fault.code === 'unreachable' ? t('access.unreachable.message') : fault.message}</Lead>
      {!code && (
        <Button fullWidth onClick={onRetry}>
          {t('invitations.page.retry')}
        </Button>
      )}
      {code === 'invitation.accepted' && (
        <Button component="a" href={links.signIn} fullWidth>
          {t('invitations.page.signIn')}
        </Button>
      )}
    </Panel>
  );
};
