import { Alert } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlreadyIn } from './already-in.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { Frame, ImportantMessage } from './frame.tsx';
import { Panel, Title } from './panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { Providers } from './providers.tsx';
import { SecondStep } from './second-step.tsx';
import { goToPortal, usePerson } from './session.ts';
import { useSite } from './site.ts';
import { Waiting } from './waiting.tsx';

type Notice = 'signed-out' | 'reset' | null;

const SaidBefore = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation();
  if (!notice) return null;
  return (
    <Alert color="green" icon={<IconCheck aria-hidden />} mb="md" variant="light" role="status">
      {t(notice === 'reset' ? 'access.signIn.reset' : 'access.signIn.signedOut')}
    </Alert>
  );
};

/** The ways in: providers, password, and the second step behind it. */
const WaysIn = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation();
  const { name, localUser, oauthProviders } = useSite();
  const [second, setSecond] = useState(false);
  if (second) return <SecondStep onDone={onDone} onBack={() => setSecond(false)} />;
  return (
    <Panel>
      <Title>{t('access.signIn.title', { name })}</Title>
      {oauthProviders.length > 0 && <Providers alone={!localUser} />}
      {localUser && <PasswordForm onDone={onDone} onSecondStep={() => setSecond(true)} />}
      {!localUser && oauthProviders.length === 0 && <p>{t('access.signIn.noWay')}</p>}
    </Panel>
  );
};

type SignInProps = {
  notice?: Notice;
  /** What comes after; the portal unless said otherwise. */
  onDone?: () => void;
};

/** Signing in, with the tenant's name and important message; or why that is not possible. */
export const SignInPage = ({ notice = null, onDone = () => void goToPortal() }: SignInProps) => {
  const { allowLogin } = useSite();
  const { person, again } = usePerson();
  return (
    <Frame>
      <ImportantMessage />
      <SaidBefore notice={notice} />
      {person === undefined && <Waiting />}
      {person && <AlreadyIn person={person} onLeft={again} />}
      {person === null && (allowLogin ? <WaysIn onDone={onDone} /> : <ClosedPanel />)}
    </Frame>
  );
};
