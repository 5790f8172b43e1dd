import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Lead, Panel, Title } from './panel.tsx';
import { goToPortal, nameOf, type Person } from './session.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** Somebody comes to sign in who is signed in: on to the portal, or in as somebody else. */
export const AlreadyIn = ({ person, onLeft }: { person: Person; onLeft: () => void }) => {
  const { t } = useTranslation();
  return (
    <Panel>
      <Title>{t('access.signIn.inTitle')}</Title>
      <Lead>{t('access.signIn.inLead', { name: nameOf(person), email: person.primaryEmail })}</Lead>
      <Stack gap="xs">
        <Button size="md" onClick={() => void goToPortal()}>
          {t('access.signIn.go')}
        </Button>
        <SignOutButton onLeft={onLeft}>{t('access.signIn.other')}</SignOutButton>
      </Stack>
    </Panel>
  );
};
